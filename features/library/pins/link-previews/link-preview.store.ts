import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import type { RichSummary } from '../rich-summary.ts';
import { homeOfLink } from './link-key.ts';

export interface NewLink {
  key: string;
  url: string;
  domain: string;
}

const KEEP: Statement = {
  name: 'link-previews-keep',
  // Existing rows are locked, too, so that a summary that arrives at the same time reaches the caller's pins.
  text: `insert into link_previews as l (home, link_key, url, domain, check_at)
    select home, link_key, url, domain, $5 from unnest($1::smallint[], $2::text[], $3::text[], $4::text[])
      as new (home, link_key, url, domain) order by home, link_key
    on conflict (home, link_key) do update set url = l.url
    returning l.link_key, l.summary`,
};

export async function keepLinks(
  tx: Transaction,
  links: readonly NewLink[],
  now: Date,
): Promise<Map<string, RichSummary | null>> {
  const keys = links.map(({ key }) => key);
  const values = [keys.map(homeOfLink), keys, links.map(({ url }) => url), links.map(({ domain }) => domain)];
  const rows = await tx.rows<{ link_key: string; summary: RichSummary | null }>(KEEP, [...values, now]);
  return new Map(rows.map((row) => [row.link_key, row.summary]));
}

const TAKE_DUE: Statement = {
  name: 'link-previews-take-due',
  // Uses link_previews_due.
  text: `update link_previews l set check_at = $4 from (
      select home, link_key from (
        select home, link_key, check_at, row_number() over (partition by domain order by check_at) as turn
        from link_previews where check_at <= $1) as due
      where turn <= $2 order by check_at limit $3) as due
    where l.home = due.home and l.link_key = due.link_key
    returning l.link_key`,
};

/** Takes only a few per site; they are due `again` unless their check sets another time. */
export async function takeDueLinks(
  db: Queryable,
  { now, again, ofSite, most }: { now: Date; again: Date; ofSite: number; most: number },
): Promise<string[]> {
  const rows = await db.rows<{ link_key: string }>(TAKE_DUE, [now, ofSite, most, again]);
  return rows.map((row) => row.link_key);
}

const FIND: Statement = {
  name: 'link-previews-find',
  text: 'select url, failures from link_previews where home = $1 and link_key = $2',
};

export async function findLink(
  db: Queryable,
  key: string,
): Promise<{ url: string; failures: number } | null> {
  const [row] = await db.rows<{ url: string; failures: number }>(FIND, [homeOfLink(key), key]);
  return row ?? null;
}

const NOTE: Statement = {
  name: 'link-previews-note',
  text: `update link_previews set summary = case when $3::boolean then $4 else summary end, failures = $5, check_at = $6
    where home = $1 and link_key = $2`,
};

/** An undefined summary leaves the previous one, null clears it. */
export async function noteCheck(
  db: Queryable,
  key: string,
  look: { summary: RichSummary | null | undefined; failures: number; checkAt: Date },
): Promise<void> {
  const { summary, failures, checkAt } = look;
  await db.write(NOTE, [homeOfLink(key), key, summary !== undefined, summary, failures, checkAt]);
}

const FORGET: Statement = {
  name: 'link-previews-forget',
  text: 'delete from link_previews where home = $1 and link_key = $2',
};

export async function forgetLink(tx: Transaction, key: string): Promise<void> {
  await tx.write(FORGET, [homeOfLink(key), key]);
}
