import type { Database, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

/** In SQL: what the topics of a pin are found by. Uses pins_topics_due where compared with `topics_key`. */
export const keyOfPin = (p: string) => `md5(${p}.search::text || coalesce(${p}.board_id, 0)::text
    || case when ${p}.privacy = 'public' then '' else ${p}.privacy end
    || case when ${p}.deleted_at is null then '' else 'deleted' end)`;

/** In SQL: the key of a row without the mark that it is due in any case. */
export const keyBehind = (row: string) => `split_part(${row}.topics_key, ' ', 1)`;

/**
 * In SQL, of a row of pin_interests: the text and board that it comes from are still those that everybody sees; those of
 * before may have been secret. Written so that it is a look-up in the index of what is due for each row: the planner would
 * expect nearly all pins to be due, and join them. A cluster asks one shard if `home` is a parameter.
 */
export const isFiledAsSeen = (
  filing: string,
  home = `${filing}.home`,
) => `case when ${filing}.reason in ('text', 'board') and exists (
      select from pins due where due.home = ${home} and due.id = any(array[${filing}.pin_id])
        and due.topics_key is distinct from ${keyOfPin('due')}
        and ${keyBehind('due')} is distinct from ${keyOfPin('due')}) then false else true end`;

export interface TopicsKey {
  id: Id;
  before: string | null;
  key: string;
}

/** Home by home, in the order of the ids, as rows of several homes are locked. */
export async function eachHome<Row extends { id: Id }>(
  rows: readonly Row[],
  step: (home: number, ids: Id[], here: readonly Row[]) => Promise<void>,
): Promise<void> {
  const homes = [...Map.groupBy(rows, ({ id }) => homeOf(id))].sort(([a], [b]) => a - b);
  for (const [home, here] of homes)
    await step(
      home,
      here.map(({ id }) => id),
      here,
    );
}

/** Follows the key. One of its own each time, so that what was read before cannot be written after. */
export const dueMark = () => `due ${crypto.randomUUID()}`;

const STEP = 200;

/** In transactions of their own, as the ids may be many. */
export async function inSteps(
  db: Database,
  ids: readonly Id[],
  step: (tx: Transaction, some: readonly Id[]) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < ids.length; start += STEP) {
    await db.transaction((tx) => step(tx, ids.slice(start, start + STEP)));
  }
}
