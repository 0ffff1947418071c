import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { tagKey } from '../tag.ts';
import type { LockedTags } from '../tags.store.ts';

const RENAME: Statement = {
  name: 'tags-rename',
  text: 'update tags set name = $4, key = $5 where home = $1 and user_id = $2 and id = $3',
};

export async function setTagName(
  tx: Transaction,
  { id: personId }: LockedTags,
  tagId: Id,
  name: string,
): Promise<void> {
  await tx.write(RENAME, [homeOf(personId), personId, tagId, name, tagKey(name)]);
}
