import { z } from 'zod';
import { restorableSince } from '#features/library/pins/restore-period.ts';
import type { Id } from '#platform/ids/ids.ts';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { notFound } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { MOST_TAGS } from '../tag.ts';
import type { Refused } from '../tag-refusals.ts';
import { requireTags } from '../tags.service.ts';
import type { Tag } from '../tags.store.ts';
import { mergeTag } from '../tags.store.ts';
import {
  findDeletedTag,
  leaveFullPins,
  markTagDeleted,
  purgeTagsDeletedBefore,
  unmarkTagDeleted,
} from './delete-tag.store.ts';

export async function deleteTag({ db, viewer, clock }: ContextFor<'person'>, tagId: Id): Promise<void> {
  await db.transaction(async (tx) => {
    const own = await requireTags(tx, viewer.id);
    if (!(await markTagDeleted(tx, own, tagId, clock.now()))) throw notFound('tag');
  });
}

/** If a tag of its name was created meanwhile, that one gets its pins. */
export function restoreTag({ db, viewer, clock }: ContextFor<'person'>, tagId: Id): Promise<Tag | Refused> {
  return db.transaction(async (tx) => {
    const own = await requireTags(tx, viewer.id);
    const deleted = await findDeletedTag(tx, own, tagId, restorableSince(clock.now()));
    if (!deleted) throw notFound('tag');
    const other = own.tags.find(({ key }) => key === deleted.key);
    if (!other && own.tags.length >= MOST_TAGS) return { refused: 'too-many-tags' };
    await leaveFullPins(tx, own, tagId);
    if (other) await mergeTag(tx, own, tagId, other.id);
    else await unmarkTagDeleted(tx, own, tagId);
    return other ?? { id: tagId, name: deleted.name };
  });
}

export const purgeTagsJob = defineJob({
  name: 'tags.purge',
  data: z.object({}),
  options: { singletonKey: () => 'tags' },
  schedule: { cron: '10 4 * * *', data: {} },
  run: ({ db, clock }: Pick<Platform, 'db' | 'clock'>) =>
    purgeTagsDeletedBefore(db, restorableSince(clock.now())),
});
