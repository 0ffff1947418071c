import { isActive } from '#features/core/people/person-row.ts';
import { distinctIds, type Queryable, type Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { IdRange, SitemapKind } from './sitemap.ts';

export interface PageRow {
  id: Id;
  /** The segments of its path; of an article, what makes its path. */
  names: string[];
  changed_at: Date | null;
  /** Of a pin. */
  board_id: Id | null;
}

const IS_SEEN_PERSON = `not u.is_private_profile and ${isActive('u')}`;
const IS_OPEN_BOARD = `b.deleted_at is null and b.privacy = 'public' and not b.is_temporarily_disabled`;

/** By id within the range `$1`, `$2` to `$3`, `$4`, each with its home; `$5` is the limit. */
const within = (alias: string) => `(${alias}.home, ${alias}.id) > ($1::smallint, $2::bigint)
  and (${alias}.home, ${alias}.id) <= ($3::smallint, $4::bigint)`;

const firstOf = (alias: string) => `order by ${alias}.home, ${alias}.id limit $5`;

// Each uses the primary key of the table whose rows are listed.
const PAGES: Record<SitemapKind, Statement> = {
  people: {
    name: 'sitemap-people',
    text: `select u.id, array[u.username] as names, null::timestamptz as changed_at, null::bigint as board_id from users u
      where ${within('u')} and ${IS_SEEN_PERSON}
        and u.seo_noindex_reason is null and u.staff_noindex_reason is null and not u.is_ads_only_profile ${firstOf('u')}`,
  },
  boards: {
    name: 'sitemap-boards',
    text: `select b.id, array[u.username, b.slug] as names, greatest(b.updated_at, b.last_pinned_at) as changed_at,
        null::bigint as board_id
      from boards b join users u on u.home = b.home and u.id = b.owner_id
      where ${within('b')} and ${IS_OPEN_BOARD} and ${IS_SEEN_PERSON} and b.pin_count > 0 ${firstOf('b')}`,
  },
  pins: {
    name: 'sitemap-pins',
    text: `select p.id, array['pin', p.id::text] as names, p.updated_at as changed_at, p.board_id
      from pins p join users u on u.home = p.home and u.id = p.pinner_id
      where ${within('p')} and p.deleted_at is null and p.privacy = 'public'
        and p.seo_noindex_reason is null and ${IS_SEEN_PERSON} ${firstOf('p')}`,
  },
  articles: {
    name: 'sitemap-articles',
    text: `select a.id, array[a.id::text, a.title, coalesce(a.type::text, ''), a.is_shop::text] as names, a.updated_at as changed_at,
        null::bigint as board_id from articles a
      where a.id > $2::bigint and a.id <= $4::bigint and $1::smallint <= $3::smallint
        and a.status = 'published' order by a.id limit $5`,
  },
  topics: {
    name: 'sitemap-topics',
    text: `select t.id, array['topics', t.slug] as names, null::timestamptz as changed_at,
        null::bigint as board_id from interests t
      where t.id > $2::bigint and t.id <= $4::bigint and $1::smallint <= $3::smallint
        and t.hidden_at is null and t.merged_into_id is null and t.pin_count > 0 order by t.id limit $5`,
  },
};

const LAST: Id = (2n ** 63n - 1n).toString() as Id;

/** Pins may be on boards that visitors do not see; `listOpenBoards` tells. */
export async function listPages(
  db: Queryable,
  kind: SitemapKind,
  { begins_after, ends_with }: IdRange,
  limit: number,
): Promise<PageRow[]> {
  const last = ends_with ?? LAST;
  return db.rows<PageRow>(PAGES[kind], [homeOf(begins_after as Id), begins_after, homeOf(last), last, limit]);
}

const OPEN_BOARDS: Statement = {
  name: 'sitemap-open-boards',
  text: `select b.id from ${distinctIds(1)} as wanted
    join boards b on b.home = wanted.home and b.id = wanted.id
    join users u on u.home = b.home and u.id = b.owner_id
    where ${IS_OPEN_BOARD} and ${IS_SEEN_PERSON}`,
};

export async function listOpenBoards(db: Queryable, ids: readonly Id[]): Promise<ReadonlySet<Id>> {
  const rows = await db.rows<{ id: Id }>(OPEN_BOARDS, [ids.map(homeOf), ids]);
  return new Set(rows.map(({ id }) => id));
}
