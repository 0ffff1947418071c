import { MOST_PINS_AT_ONCE } from '#features/library/pins/pin.ts';
import { CallRefused } from '#platform/resource/call.ts';
import { failureText } from '#platform/resource/use-connection-texts.ts';

/** The end of the list comes first: later arrivals are placed above. */
export function partsOf(ids: readonly string[], most = MOST_PINS_AT_ONCE): string[][] {
  const parts: string[][] = [];
  for (let end = ids.length; end > 0; end -= most) parts.push(ids.slice(Math.max(0, end - most), end));
  return parts;
}

/** @throws whatever a part throws; the parts before it are done */
export async function inParts<Answer>(
  ids: readonly string[],
  ask: (part: string[]) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const part of partsOf(ids)) answers.push(await ask(part));
  return answers;
}

interface PartsWatch {
  /** Called with how many pins are done so far. */
  onDone: (count: number) => void;
  /** Called before each part but the first. */
  isStopped: () => boolean;
}

/** May stop early: returns which pins are done and the error. */
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

/** A refusal that names a pin says that nothing was changed, which is true only of its own part. */
export function reasonOfPart(error: unknown, fallback: string): string {
  return error instanceof CallRefused && error.detail ? fallback : failureText(error, fallback);
}
