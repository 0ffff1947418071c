import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { RichSummary } from '../rich-summary.ts';

const LIST_NEW: Statement = {
  name: 'pins-with-new-link',
  // Uses pins_link_new. Locked pins wait for the next run.
  text: `select id, link from pins
    where link is not null and link_key is null and deleted_at is null and privacy <> 'secret'
    order by id limit $1 for no key update skip locked`,
};

export function lockPinsWithNewLink(tx: Transaction, limit: number): Promise<{ id: Id; link: string }[]> {
  return tx.rows(LIST_NEW, [limit]);
}

const SET: Statement = {
  name: 'pins-set-link-key',
  // Uses the primary key.
  text: `update pins p set link_key = found.key, rich_summary = found.summary
    from unnest($1::smallint[], $2::bigint[], $3::text[], $4::jsonb[]) as found (home, id, key, summary)
    where p.home = found.home and p.id = found.id`,
};

/** Sets each pin's link key and the summary so far. */
export async function setLinkKeys(
  tx: Transaction,
  pins: readonly { id: Id; key: string; summary: RichSummary | null }[],
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

/** Whether any live pin that is not secret has this link. */
export async function isLinkUsed(db: Queryable, key: string): Promise<boolean> {
  return (await db.rows(IS_USED, [key])).length > 0;
}

// Locks in the order in which other writers lock pins.
const held = (condition: string) => `held as materialized (
  select home, id from pins where link_key = $1 and ${condition} for no key update)`;

const SPREAD: Statement = {
  name: 'pins-of-link-summarize',
  // Uses pins_of_link.
  text: `with ${held('rich_summary is distinct from $2 order by home, id limit $3')}
    update pins p set rich_summary = $2 from held where p.home = held.home and p.id = held.id`,
};

/** Writes a page's summary to pins of its link that have another one; returns how many, `limit` at most. */
export function summarizePins(
  db: Queryable,
  key: string,
  summary: RichSummary | null,
  limit: number,
): Promise<number> {
  return db.write(SPREAD, [key, summary, limit]);
}

const PART: Statement = {
  name: 'pins-of-link-part',
  // Uses pins_of_link.
  text: `with ${held('true order by home, id')}
    update pins p set link_key = null from held where p.home = held.home and p.id = held.id`,
};

/** Unsets the link key of a link's pins; they count as new again if they come back. */
export async function partPinsFromLink(tx: Transaction, key: string): Promise<void> {
  await tx.write(PART, [key]);
}
