// Small synthesised sounds; off by default.
import { settings } from './settings.svelte';

export type Sound = 'turn' | 'place' | 'discard' | 'won' | 'lost';

const NOTES: Record<Sound, [hertz: number, at: number, length: number][]> = {
  turn: [[523, 0, 0.18], [784, 0.12, 0.3]],
  place: [[330, 0, 0.16]],
  discard: [[196, 0, 0.12]],
  won: [[523, 0, 0.25], [659, 0.15, 0.25], [784, 0.3, 0.25], [1047, 0.45, 0.6]],
  lost: [[294, 0, 0.35], [220, 0.3, 0.6]],
}; // prettier-ignore

let audio: AudioContext | null = null;

export function playSound(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  for (const [hertz, at, length] of NOTES[sound]) note(audio, hertz, audio.currentTime + at, length);
}

function note(context: AudioContext, hertz: number, at: number, length: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = 'sine';
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.12, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + length);
}
