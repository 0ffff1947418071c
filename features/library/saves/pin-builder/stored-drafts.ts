import { z } from 'zod/mini';
import type { SaveTarget } from '../save-target.ts';
import { type Drafts, isEmpty, newDraft, newKey, type PinDraft, startDrafts } from './drafts.ts';

export const storedMedia = z.discriminatedUnion('from', [
  z.object({
    from: z.literal('upload'),
    kind: z.enum(['image', 'video']),
    uploadId: z.string(),
    signature: z.string(),
    cover: z.nullable(z.string()),
  }),
  z.object({ from: z.literal('web'), imageUrl: z.string(), previewUrl: z.string() }),
]);

export const storedTarget = z.object({
  board: z.nullable(z.object({ id: z.string(), name: z.string(), url: z.string() })),
  section: z.nullable(z.object({ id: z.string(), title: z.string(), url: z.string() })),
});

export const storedText = z.object({
  title: z.string(),
  description: z.string(),
  link: z.string(),
  altText: z.string(),
});

const stored = z.array(
  z.object({
    key: z._default(z.string(), newKey),
    media: z.nullable(storedMedia),
    pinText: storedText,
    target: storedTarget,
  }),
);

/** Null if nothing is worth storing. A file being uploaded cannot be stored, its texts can. */
export function writeDrafts({ all }: Drafts): string | null {
  const found = all.filter((draft) => !isEmpty(draft));
  return found.length > 0 ? JSON.stringify(found.map(keep)) : null;
}

/** The target in a navigation's state; undefined if there is none. */
export function readTarget(carried: unknown): SaveTarget | undefined {
  return storedTarget.safeParse(carried).data;
}

const keep = ({ key, media, pinText, target }: PinDraft) => ({ key, media, pinText, target });

/** Null if there are none or they have another version. */
export function readDrafts(text: string | null): Drafts | null {
  if (!text) return null;
  try {
    const [first, ...others] = stored.parse(JSON.parse(text)).map((draft) => newDraft(draft));
    return first ? startDrafts(first, ...others) : null;
  } catch {
    return null;
  }
}
