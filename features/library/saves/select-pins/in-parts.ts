import { MOST_PINS_AT_ONCE } from '#features/library/pins/pin.ts';
import { CallRefused } from '#platform/resource/call.ts';
import { failureText } from '#platform/resource/failure-text.ts';

/** Many pins as parts of at most what one call takes, the last of the list first: what comes later stands above. */
export function partsOf(ids: readonly string[], most = MOST_PINS_AT_ONCE): string[][] {
  const parts: string[][] = [];
  for (let end = ids.length; end > 0; end -= most) parts.push(ids.slice(Math.max(0, end - most), end));
  return parts;
}

/** Does something to many pins, one part after the other. @throws whatever a part throws; those before it are done */
export async function inParts(
  ids: readonly string[],
  ask: (part: string[]) => Promise<unknown>,
): Promise<void> {
  for (const part of partsOf(ids)) await ask(part);
}

interface PartsWatch {
  /** Told how many pins are done so far. */
  onDone: (count: number) => void;
  /** Asked before each part but the first. */
  isStopped: () => boolean;
}

/** The same where it may end before: answers which pins are done, and what it failed of. */
export async function asFarAsPossible(
  ids: readonly string[],
  ask: (part: string[]) => Promise<unknown>,
  { onDone, isStopped }: PartsWatch,
): Promise<{ done: string[]; error: unknown }> {
  let done: string[] = [];
  for (const part of partsOf(ids)) {
    if (done.length > 0 && isStopped()) break;
    try {
      await ask(part);
    } catch (error) {
      return { done, error };
    }
    done = [...part, ...done];
    onDone(done.length);
  }
  return { done, error: null };
}

/** A refusal that names a pin says that nothing was changed, which is true of its part alone. */
export function reasonOfPart(error: unknown, fallback: string): string {
  return error instanceof CallRefused && error.detail ? fallback : failureText(error, fallback);
}
