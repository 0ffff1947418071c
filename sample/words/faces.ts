import type { ClipName } from '../clips/clip-names.ts';

/** Which drawings stand for a person or a business: seeds of the art, chosen by eye. */
export interface SampleFace {
  /** Seed of the portrait, or of the logo of a business. */
  readonly picture: number;
  /** Seed of the wide picture above the profile. */
  readonly cover: number;
  /** A video that stands there instead. */
  readonly clip?: ClipName;
}

export const SAMPLE_FACES: Readonly<Record<string, SampleFace>> = {
  ada: { picture: 24, cover: 31 },
  ben: { picture: 77, cover: 9 },
  chi: { picture: 22, cover: 25 },
  dora: { picture: 27, cover: 35 },
  emre: { picture: 92, cover: 13 },
  fatou: { picture: 83, cover: 11, clip: 'lake' },
  gus: { picture: 62, cover: 12 },
  hana: { picture: 38, cover: 26 },
  ivo: { picture: 23, cover: 22 },
  juno: { picture: 44, cover: 29 },
  kofi: { picture: 17, cover: 6 },
  lena: { picture: 16, cover: 15 },
  studio: { picture: 32, cover: 27 },
  breadandsalt: { picture: 56, cover: 32 },
  tallgrass: { picture: 37, cover: 16 },
  nordwool: { picture: 71, cover: 28 },
  sundial: { picture: 48, cover: 19 },
};
