import { createGate } from './gate.ts';
import { PICTURE_LIMITS, PIXELS_AT_ONCE, WAITING_OF_ONE } from './picture-limits.ts';

/** All pixel work in this process, weighed by pixels, so that memory stays bounded. */
export const pixelGate = createGate(PIXELS_AT_ONCE, WAITING_OF_ONE);

/** Weighed by bytes: quick, so that a refusal does not wait for pixel work. */
export const fileGate = createGate(2 * PICTURE_LIMITS.bytes, WAITING_OF_ONE);

/** Each video is rewritten in its own thread: they are limited by the disk. */
export const videoGate = createGate(2, WAITING_OF_ONE);

/** Pictures leave one of Node's four threads free, as these also read files and check passwords. */
const THREADS = 3;

const threadGate = createGate(THREADS, Number.POSITIVE_INFINITY);

/** Used within `pixelGate`, which decides the turns. */
export function onThread<T>(work: () => Promise<T>): Promise<T> {
  return threadGate.run({ by: 'pictures', weight: 1 }, work);
}
