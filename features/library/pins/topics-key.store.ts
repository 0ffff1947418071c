import type { Statement, Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { markDue, replaceKeys, type TopicsKey } from './topics-key.ts';

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

const MARK: Statement = {
  name: 'pins-mark-topics-due',
  text: 'update pins set topics_key = $3 where home = $1 and id = any($2::bigint[])',
};

const STATEMENTS = { lock: LOCK, set: SET, mark: MARK };

export function replaceTopicsKeys(tx: Transaction, keys: readonly TopicsKey[]): Promise<Set<Id>> {
  return replaceKeys(tx, STATEMENTS, keys);
}

export function markTopicsDue(tx: Transaction, ids: readonly Id[]): Promise<void> {
  return markDue(tx, STATEMENTS, ids);
}
