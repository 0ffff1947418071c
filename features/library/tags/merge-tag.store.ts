import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { LockedTags } from './tags.store.ts';

const COPY: Statement = {
  name: 'tags-copy-pins',
  text: `insert into pin_tags (home, tag_id, pin_id)
    select x.home, $4::bigint, x.pin_id from pin_tags x
    join tags t on t.home = x.home and t.id = x.tag_id and t.user_id = $2
    where x.home = $1 and x.tag_id = $3 on conflict do nothing`,
};

const DELETE: Statement = {
  name: 'tags-delete-merged',
  text: 'delete from tags where home = $1 and user_id = $2 and id = $3',
};

/** The pins of the first get the second; the first is gone. */
export async function mergeTag(
  tx: Transaction,
  { id: personId }: LockedTags,
  fromId: Id,
  intoId: Id,
): Promise<void> {
  await tx.write(COPY, [homeOf(personId), personId, fromId, intoId]);
  await tx.write(DELETE, [homeOf(personId), personId, fromId]);
}
