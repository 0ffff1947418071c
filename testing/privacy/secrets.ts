/** Who asks. */
export const WATCHERS = ['visitor', 'ada', 'ben', 'chi', 'dan', 'fay', 'pia'] as const;
export type Watcher = (typeof WATCHERS)[number];

/** A text that may stand only in answers to these. */
export interface Secret {
  what: string;
  text: string;
  known: readonly Watcher[];
}

/** The secrets that stand in an answer to somebody who may not know them. */
export function leaksIn(answer: string, watcher: Watcher, secrets: readonly Secret[]): string[] {
  return secrets
    .filter(({ text, known }) => !known.includes(watcher) && answer.includes(text))
    .map(({ what, text }) => `${watcher} reads ${what}: ${text}`);
}
