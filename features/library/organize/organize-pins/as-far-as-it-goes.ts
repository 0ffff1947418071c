import { MOST_PINS_AT_ONCE } from '#features/library/pins/pin.ts';

/** Returns which are done, and the error that stopped it. */
export async function asFarAsItGoes(
  ids: readonly string[],
  ask: (part: string[]) => Promise<unknown>,
): Promise<{ done: string[]; error: unknown }> {
  const done: string[] = [];
  for (let at = 0; at < ids.length; at += MOST_PINS_AT_ONCE) {
    const part = ids.slice(at, at + MOST_PINS_AT_ONCE);
    try {
      await ask(part);
    } catch (error) {
      return { done, error };
    }
    done.push(...part);
  }
  return { done, error: null };
}
