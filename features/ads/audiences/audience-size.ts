import { createHmac } from 'node:crypto';

/** With fewer, an audience is of no use: nobody shall be found through it. */
const SMALLEST_AUDIENCE = 100;

/** How far the number by which it is judged may be from the true one. */
const BLUR = 20;

/**
 * What is said of a number of people; null if they are too few. Blurred by a hash of `what`, which nobody can know, so that
 * adding one person to others who are known does not tell whether that person counts.
 */
export function shownSize(count: number, what: string, secret: string): number | null {
  const hash = createHmac('sha256', secret).update(`audience size\0${what}`).digest();
  const blurred = count + Math.round((hash.readUInt32BE(0) / 0xffff_ffff - 0.5) * 2 * BLUR);
  if (blurred < SMALLEST_AUDIENCE) return null;
  const step = Math.max(SMALLEST_AUDIENCE, 10 ** (Math.floor(Math.log10(blurred)) - 1));
  return Math.floor(blurred / step) * step;
}

export type Weights = ReadonlyMap<string, number>;

/** How alike what two save is, from 0 to 1. */
export function likenessOf(one: Weights, other: Weights): number {
  let [dot, ofOne, ofOther] = [0, 0, 0];
  for (const [topic, weight] of one) {
    ofOne += weight * weight;
    dot += weight * (other.get(topic) ?? 0);
  }
  for (const weight of other.values()) ofOther += weight * weight;
  return dot === 0 ? 0 : dot / Math.sqrt(ofOne * ofOther);
}
