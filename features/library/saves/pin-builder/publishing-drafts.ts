import type { Drafts } from './drafts.ts';

/** Drafts being published. Their page may be left and opened again before that is done. */
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

/** Stored drafts; those already being published are locked. */
export function lockPublishing(drafts: Drafts): Drafts {
  const all = drafts.all.map((draft) => ({ ...draft, isPublishing: publishing.has(draft.key) }));
  return { ...drafts, all };
}
