import type { Id } from '#platform/ids/ids.ts';
import { notFound } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { mergeTag } from '../merge-tag.store.ts';
import { tagKey } from '../tag.ts';
import type { Refused } from '../tag-refusals.ts';
import { requireTags } from '../tags.service.ts';
import type { Tag } from '../tags.store.ts';
import { setTagName } from './rename-tag.store.ts';

interface RenameInput {
  tagId: Id;
  name: string;
  /** If another tag has the name, its pins get that one. */
  mayMerge: boolean;
}

export function renameTag(
  { db, viewer }: ContextFor<'person'>,
  { tagId, name, mayMerge }: RenameInput,
): Promise<Tag | Refused> {
  return db.transaction(async (tx) => {
    const own = await requireTags(tx, viewer.id);
    if (!own.tags.some(({ id }) => id === tagId)) throw notFound('tag');
    const other = own.tags.find(({ id, key }) => id !== tagId && key === tagKey(name));
    if (!other) {
      await setTagName(tx, own, tagId, name);
      return { id: tagId, name };
    }
    if (!mayMerge) return { refused: 'tag-name-taken' };
    await mergeTag(tx, own, tagId, other.id);
    return other;
  });
}
