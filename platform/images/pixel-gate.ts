import { createGate } from './gate.ts';
import { PIXELS_AT_ONCE } from './picture-limits.ts';

/** All work on pictures in this process passes here, weighed by its pixels, so that its memory stays within bounds. */
export const pixelGate = createGate(PIXELS_AT_ONCE);
