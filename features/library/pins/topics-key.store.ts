import type { Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

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

export interface TopicsKey {
  id: Id;
  before: string | null;
  key: string;
}

/** Where the key is still the one before. Locks home by home, in the order of the ids. Returns what was written. */
export async function replaceTopicsKeys(tx: Transaction, keys: readonly TopicsKey[]): Promise<Set<Id>> {
  const written = new Set<Id>();
  for (const [home, here] of byHome(keys)) {
    const ids = here.map(({ id }) => id);
    await tx.rows(LOCK, [home, ids]);
    const values = [home, ids, here.map(({ before }) => before), here.map(({ key }) => key)];
    for (const { id } of await tx.rows<{ id: Id }>(SET, values)) written.add(id);
  }
  return written;
}

const MARK: Statement = {
  name: 'pins-mark-topics-due',
  text: 'update pins set topics_key = $3 where home = $1 and id = any($2::bigint[])',
};

/** With a mark of its own each time, so that what was read before cannot be written after. */
export async function markTopicsDue(tx: Transaction, ids: readonly Id[]): Promise<void> {
  for (const [home, here] of byHome(ids.map((id) => ({ id })))) {
    const values = here.map(({ id }) => id);
    await tx.rows(LOCK, [home, values]);
    await tx.write(MARK, [home, values, `due ${crypto.randomUUID()}`]);
  }
}

function byHome<Row extends { id: Id }>(rows: readonly Row[]) {
  return [...Map.groupBy(rows, ({ id }) => homeOf(id))].sort(([a], [b]) => a - b);
}
