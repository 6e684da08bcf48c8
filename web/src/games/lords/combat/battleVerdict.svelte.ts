// The end of the staged battle in one sentence for the bar. The Combat screen sets it from its forecast.
export const battleVerdict = $state({ text: '' });
