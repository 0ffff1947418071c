import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { ChangeLevel } from '../campaign.ts';

export interface ChangeRow {
  id: Id;
  ad_account_id: Id;
  level: ChangeLevel;
  entity_id: Id;
  before: Record<string, unknown> | null;
  after: Record<string, unknown>;
  /** Null for staff, and who was erased. */
  actor: string | null;
  created_at: Date;
  /** What it is called now. */
  entity_name: string | null;
}

const COLUMNS = `h.id, h.ad_account_id, h.level, h.entity_id, h.before, h.after, p.username as actor, h.created_at,
  coalesce(a.name, g.name, c.name) as entity_name`;
const FROM = `from ad_changes h left join accounts p on p.id = h.actor_id
  left join ads a on a.home = h.home and a.id = h.entity_id and h.level = 'AD'
  left join ad_groups g on g.home = h.home and g.id = h.entity_id and h.level = 'AD_GROUP'
  left join ad_campaigns c on c.home = h.home and c.id = h.entity_id and h.level = 'CAMPAIGN'`;

const LIST: Statement = {
  name: 'ad-changes-list',
  // Uses ad_changes_of_account.
  text: `select ${COLUMNS} ${FROM} where h.home = $1 and h.ad_account_id = $2
      and h.id < coalesce($3::bigint, 9223372036854775807)
      and ($4::text is null or h.level = $4) and ($5::bigint is null or h.entity_id = $5)
      and ($6::text is null or p.username = $6)
    order by h.id desc limit $7`,
};

export interface ChangeFilter {
  level: ChangeLevel | null;
  entityId: Id | null;
  actor: string | null;
}

/** Latest first. */
export function listChangeRows(
  db: Queryable,
  accountId: Id,
  { level, entityId, actor }: ChangeFilter,
  { after, limit }: { after: string | null; limit: number },
): Promise<ChangeRow[]> {
  return db.rows<ChangeRow>(LIST, [homeOf(accountId), accountId, after, level, entityId, actor, limit]);
}

const FIND: Statement = {
  name: 'ad-changes-find',
  text: `select ${COLUMNS} ${FROM} where h.home = $1 and h.id = $2`,
};

export async function findChangeRow(db: Queryable, id: Id): Promise<ChangeRow | null> {
  const [row] = await db.rows<ChangeRow>(FIND, [homeOf(id), id]);
  return row ?? null;
}
