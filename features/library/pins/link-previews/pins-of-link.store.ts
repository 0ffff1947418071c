import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { Locked } from '#platform/resource/allowed.ts';
import type { RichSummary } from '../rich-summary.ts';

const IS_NEW = `link is not null and link_key is null and deleted_at is null and privacy <> 'secret'`;

const LIST_NEW: Statement = {
  name: 'pins-with-new-link',
  // Uses pins_link_new.
  text: `select id from pins where ${IS_NEW} order by id limit $1`,
};

const LOCK_NEW: Statement = {
  name: 'pins-with-new-link-lock',
  // Locked pins wait for the next run.
  text: `select id, link from pins where home = $1 and id = any($2::bigint[]) and ${IS_NEW}
    order by id for no key update skip locked`,
};

export type LockedLink = Locked<{ id: Id; link: string }>;

/**
 * Locks one home after the other: no statement locks several on a cluster. `listed` counts those that somebody else
 * has locked, too.
 */
export async function lockPinsWithNewLink(
  tx: Transaction,
  limit: number,
): Promise<{ listed: number; pins: LockedLink[] }> {
  const listed = await tx.rows<{ id: Id }>(LIST_NEW, [limit]);
  const locked = byHome(listed).map(([home, ids]) => tx.rows<LockedLink>(LOCK_NEW, [home, ids]));
  return { listed: listed.length, pins: (await Promise.all(locked)).flat() };
}

/** Keeps the order. */
const byHome = (pins: readonly { id: Id }[]) => [
  ...Map.groupBy(
    pins.map(({ id }) => id),
    homeOf,
  ),
];

const SET: Statement = {
  name: 'pins-set-link-key',
  text: `update pins p set link_key = found.key, rich_summary = found.summary
    from unnest($1::smallint[], $2::bigint[], $3::text[], $4::jsonb[]) as found (home, id, key, summary)
    where p.home = found.home and p.id = found.id`,
};

export async function setLinkKeys(
  tx: Transaction,
  pins: readonly (LockedLink & { key: string; summary: RichSummary | null })[],
): Promise<void> {
  const ids = pins.map(({ id }) => id);
  const summaries = pins.map(({ summary }) => summary && JSON.stringify(summary));
  await tx.write(SET, [ids.map(homeOf), ids, pins.map(({ key }) => key), summaries]);
}

const IS_USED: Statement = {
  name: 'pins-of-link-any',
  // Uses pins_of_link.
  text: `select from pins where link_key = $1 and deleted_at is null and privacy <> 'secret' limit 1`,
};

export async function isLinkUsed(db: Queryable, key: string): Promise<boolean> {
  return (await db.rows(IS_USED, [key])).length > 0;
}

/** Locks pins in the order in which other writers do. */
const change = (set: string) => `with held as materialized (
      select id from pins where home = $1 and id = any($2::bigint[]) and link_key = $3 order by id for no key update)
    update pins p set ${set} from held where p.home = $1 and p.id = held.id`;

const OTHERWISE: Statement = {
  name: 'pins-of-link-otherwise',
  // Uses pins_of_link.
  text: `select id from pins where link_key = $1 and rich_summary is distinct from $2 order by home, id limit $3`,
};

const SUMMARIZE: Statement = { name: 'pins-of-link-summarize', text: change('rich_summary = $4') };

/** Changes pins that have another one; returns how many, `limit` at most. */
export async function summarizePins(
  tx: Transaction,
  key: string,
  summary: RichSummary | null,
  limit: number,
): Promise<number> {
  const pins = await tx.rows<{ id: Id }>(OTHERWISE, [key, summary, limit]);
  await Promise.all(byHome(pins).map(([home, ids]) => tx.write(SUMMARIZE, [home, ids, key, summary])));
  return pins.length;
}

const OF_LINK: Statement = {
  name: 'pins-of-link',
  // Uses pins_of_link.
  text: 'select id from pins where link_key = $1 order by home, id limit $2',
};

const PART: Statement = { name: 'pins-of-link-part', text: change('link_key = null') };

/** The pins count as new again if they come back. Returns how many they were, `limit` at most. */
export async function partPinsFromLink(tx: Transaction, key: string, limit: number): Promise<number> {
  const pins = await tx.rows<{ id: Id }>(OF_LINK, [key, limit]);
  await Promise.all(byHome(pins).map(([home, ids]) => tx.write(PART, [home, ids, key])));
  return pins.length;
}
