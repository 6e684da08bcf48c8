// The colours of islands by number: low numbers are at dawn, high ones at dusk.
import { ISLANDS } from '../../generated/tranquility';

type Stop = [at: number, colour: [number, number, number]];

const SKY: Stop[] = [[1, [248, 205, 176]], [18, [203, 231, 233]], [42, [150, 208, 232]], [60, [248, 214, 150]], [72, [240, 160, 120]], [80, [168, 130, 184]]]; // prettier-ignore
const SEA: Stop[] = [[1, [88, 156, 168]], [42, [38, 132, 160]], [66, [48, 112, 144]], [80, [66, 80, 140]]]; // prettier-ignore
const LAND: Stop[] = [[1, [122, 150, 96]], [30, [84, 146, 92]], [55, [120, 140, 70]], [80, [84, 88, 110]]]; // prettier-ignore

function mix(stops: Stop[], at: number): string {
  const after = stops.findIndex(([place]) => place >= at);
  if (after <= 0) return colour(stops[after === 0 ? 0 : stops.length - 1][1]);
  const [[low, one], [high, other]] = [stops[after - 1], stops[after]];
  const share = (at - low) / (high - low);
  return colour([0, 1, 2].map((part) => one[part] + (other[part] - one[part]) * share));
}

const colour = (parts: number[]): string => `rgb(${parts.map((part) => Math.round(part)).join(' ')})`;

export interface IslandScene {
  sky: string;
  sea: string;
  land: string;
  shade: string;
  sun: { x: number; y: number };
  lean: number;
  height: number;
  feature: 'palm' | 'tower' | 'house' | 'peak' | 'pines' | 'boat';
}

const FEATURES: IslandScene['feature'][] = ['palm', 'peak', 'house', 'pines', 'tower', 'boat'];

/** A pseudo-random number from 0 to 1, fixed for each island. */
const scatter = (number: number, salt: number): number =>
  (Math.imul(number * 2654435761 + salt * 40503, 2246822519) >>> 8) / 2 ** 24;

export function islandScene(number: number, night: boolean): IslandScene {
  const share = number / ISLANDS;
  return {
    sky: night ? '#1d2a4d' : mix(SKY, number),
    sea: night ? '#16304a' : mix(SEA, number),
    land: night ? '#2b4450' : mix(LAND, number),
    shade: night ? '#21353f' : mix(LAND, Math.min(ISLANDS, number + 22)),
    sun: { x: 14 + 72 * share, y: 40 - 24 * Math.sin(Math.PI * share) },
    lean: scatter(number, 1) * 24 - 12,
    height: 18 + scatter(number, 2) * 20,
    feature: FEATURES[Math.floor(scatter(number, 3) * FEATURES.length)],
  };
}
