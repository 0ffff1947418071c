import type { Statement, Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { dueMark, eachHome, keyBehind, type TopicsKey } from './topics-key.ts';

const LOCK: Statement = {
  name: 'pins-lock-topics-key',
  text: 'select id from pins where home = $1 and id = any($2::bigint[]) order by id for no key update',
};

const SET: Statement = {
  name: 'pins-set-topics-key',
  text: `update pins t set topics_key = found.key
    from unnest($2::bigint[], $3::text[], $4::text[]) as found (id, before, key)
    where t.home = $1 and t.id = found.id and t.topics_key is not distinct from found.before returning t.id`,
};

/** Where the key is still the one before. Returns what was written. */
export async function replaceTopicsKeys(tx: Transaction, keys: readonly TopicsKey[]): Promise<Set<Id>> {
  const written = new Set<Id>();
  await eachHome(keys, async (home, ids, here) => {
    await tx.rows(LOCK, [home, ids]);
    const values = [home, ids, here.map(({ before }) => before), here.map(({ key }) => key)];
    for (const { id } of await tx.rows<{ id: Id }>(SET, values)) written.add(id);
  });
  return written;
}

const MARK: Statement = {
  name: 'pins-mark-topics-due',
  text: `update pins t set topics_key = coalesce(${keyBehind('t')}, '') || ' ' || $3::text
    where t.home = $1 and t.id = any($2::bigint[])`,
};

export function markTopicsDue(tx: Transaction, ids: readonly Id[]): Promise<void> {
  return eachHome(
    ids.map((id) => ({ id })),
    async (home, here) => {
      await tx.rows(LOCK, [home, here]);
      await tx.write(MARK, [home, here, dueMark()]);
    },
  );
}
