import type { Drafts } from './drafts.ts';

/** Drafts that are being published. Their page may have been left, and opened anew, before that is done. */
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

/** Drafts that were kept, those locked that are on their way since before. */
export function lockPublishing(drafts: Drafts): Drafts {
  const all = drafts.all.map((draft) => ({ ...draft, isPublishing: publishing.has(draft.key) }));
  return { ...drafts, all };
}
