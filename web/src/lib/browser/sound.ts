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

const LOUDEST = 0.24;
const SILENCE = 0.0001;

let audio: AudioContext | null = null;

// iOS starts sounds only in a gesture, and interrupts them for a call
if (typeof addEventListener !== 'undefined')
  addEventListener('pointerdown', () => audio && audio.state !== 'running' && void audio.resume(), { passive: true });

/** The audio context; null if sounds are off. */
function openAudio(): AudioContext | null {
  if (!settings.sound || typeof AudioContext === 'undefined') return null;
  audio ??= new AudioContext();
  if (audio.state !== 'running') void audio.resume();
  return audio;
}

export function playSound(sound: Sound): void {
  const context = openAudio();
  if (context) for (const [hertz, at, length] of NOTES[sound]) note(context, hertz, context.currentTime + at, length);
}

/** One short note, if sounds are on. */
export function playTone(hertz: number): void {
  const context = openAudio();
  if (context) note(context, hertz, context.currentTime, 0.16);
}

function note(context: AudioContext, hertz: number, at: number, length: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = 'sine';
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime((LOUDEST * settings.volume) / 100 + SILENCE, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(SILENCE, at + length);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + length);
}
