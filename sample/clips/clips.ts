import { type Artwork, drawStory } from '../art/artwork.ts';
import { sight } from '../art/families/landscapes/sight.ts';
import { pickPalette } from '../art/palettes.ts';
import { HOURS, type HourName } from '../art/props/hours.ts';
import { Random } from '../art/random.ts';
import { Sheet } from '../art/sheet.ts';
import type { ClipName } from './clip-names.ts';

/** One drawing of a clip; lengths in pixels. */
export type Still = Pick<Artwork, 'svg' | 'width' | 'height'>;

/** A short video of the sample world: a few drawings of the same place, one after the other. */
export interface Clip {
  /** Of the video, in pixels; the drawings have the same proportions. */
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  /** Whether one drawing melts into the next, or gives way at once as in stop motion. */
  readonly melts: boolean;
  /** Bits a second, chosen so that the file stays below 150 KB. */
  readonly bitRate: number;
  readonly stills: () => Still[];
}

const tall = { width: 432, height: 768, seconds: 6 };

export const CLIPS: Readonly<Record<ClipName, Clip>> = {
  day: { ...tall, melts: true, bitRate: 250_000, stills: () => drawStory('day', 11) },
  lake: { width: 640, height: 360, seconds: 6, melts: true, bitRate: 260_000, stills: lakeThroughTheDay },
  flower: { ...tall, melts: true, bitRate: 190_000, stills: () => drawStory('growing', 9) },
  crane: { ...tall, seconds: 5, melts: false, bitRate: 190_000, stills: () => drawStory('paper', 3) },
};

/** The cover of a clip: its drawing that says most. */
export function coverOf(name: ClipName): Still {
  const stills = CLIPS[name].stills();
  const cover = stills[Math.floor(stills.length / 2)];
  if (!cover) throw new Error(`The clip ${name} has no drawings`);
  return cover;
}

function lakeThroughTheDay(): Still[] {
  const hours: HourName[] = ['dawn', 'morning', 'noon', 'golden hour', 'dusk', 'night'];
  const [width, height] = [960, 540];
  return hours.flatMap((name) => {
    const hour = HOURS.find((one) => one.name === name);
    if (!hour) return [];
    // Each hour begins with the same chance, so that shore and boats stay where they are.
    const random = new Random('clip/lake/2');
    const sheet = new Sheet(width, height, pickPalette(random), random);
    const { body } = sight(sheet, 'lake', hour, { x: 0, y: 0, width, height });
    return [{ svg: sheet.toSvg(body), width, height }];
  });
}
