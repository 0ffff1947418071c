import type { Drafts } from './drafts.ts';

/** Their page may be left and opened again before these drafts are done. */
const publishing = new Set<string>();

export function arePublishing(): boolean {
  return publishing.size > 0;
}

export function beginPublishing(keys: readonly string[]): void {
  for (const key of keys) publishing.add(key);
}

export function endPublishing(keys: readonly string[]): void {
  for (const key of keys) publishing.delete(key);
}

/** Locks drafts that are already being published. */
export function lockPublishing(drafts: Drafts): Drafts {
  const all = drafts.all.map((draft) => ({ ...draft, isPublishing: publishing.has(draft.key) }));
  return { ...drafts, all };
}

/**
 * The server publishes a draft once per key, even if a reload or another tab sends it again. A changed draft is another
 * call: the server refuses a key with other options.
 */
export function draftCallKey(draftKey: string, options: object): string {
  let mark = 0;
  for (const letter of JSON.stringify(options)) {
    mark = (Math.imul(mark, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  }
  return `${draftKey}-${mark}`;
}
