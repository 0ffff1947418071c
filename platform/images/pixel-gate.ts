import { createGate } from './gate.ts';
import { PICTURE_LIMITS, PIXELS_AT_ONCE, WAITING_OF_ONE } from './picture-limits.ts';

/** All work on pixels in this process passes here, weighed by them, so that its memory stays within bounds. */
export const pixelGate = createGate(PIXELS_AT_ONCE, WAITING_OF_ONE);

/** Files are looked into here, weighed by their bytes: quick, so that nobody waits for pixels to be told no. */
export const fileGate = createGate(2 * PICTURE_LIMITS.bytes, WAITING_OF_ONE);

/** Videos are written anew here, each in a thread of its own: the disk is what they wait for. */
export const videoGate = createGate(2, WAITING_OF_ONE);

/** Of Node's four threads, which also read files and check passwords, pictures leave one free. */
const THREADS = 3;

const threadGate = createGate(THREADS, Number.POSITIVE_INFINITY);

/** Runs what takes one of the threads for long; within `pixelGate`, whose turns decide whose it is. */
export function onThread<T>(work: () => Promise<T>): Promise<T> {
  return threadGate.run({ by: 'pictures', weight: 1 }, work);
}
