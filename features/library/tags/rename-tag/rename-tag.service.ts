import type { Id } from '#platform/ids/ids.ts';
import { invalid, notFound } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { tagKey } from '../tag.ts';
import type { Refused } from '../tag-refusals.ts';
import { requireTags } from '../tags.service.ts';
import type { Tag } from '../tags.store.ts';
import { mergeTag } from '../tags.store.ts';
import { setTagName } from './rename-tag.store.ts';

export function renameTag(
  { db, viewer }: ContextFor<'person'>,
  tagId: Id,
  name: string,
): Promise<Tag | Refused> {
  return db.transaction(async (tx) => {
    const own = await requireTags(tx, viewer.id);
    if (!own.tags.some(({ id }) => id === tagId)) throw notFound('tag');
    const isTaken = own.tags.some(({ id, key }) => id !== tagId && key === tagKey(name));
    if (isTaken) return { refused: 'tag-name-taken' };
    await setTagName(tx, own, tagId, name);
    return { id: tagId, name };
  });
}

/** The pins of the first get the second, which is returned. */
export function mergeTags({ db, viewer }: ContextFor<'person'>, tagId: Id, intoId: Id): Promise<Tag> {
  return db.transaction(async (tx) => {
    const own = await requireTags(tx, viewer.id);
    const into = own.tags.find(({ id }) => id === intoId);
    if (!into || !own.tags.some(({ id }) => id === tagId)) throw notFound('tag');
    if (tagId === intoId) throw invalid('into_id', 'A tag cannot be merged into itself.');
    await mergeTag(tx, own, tagId, intoId);
    return into;
  });
}
