import { type PersonCardRow, personCardColumns } from '#features/core/people/person-row.ts';
import { ALPHABETICAL } from '#platform/database/alphabetical.ts';
import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

export interface BusinessProfileRow extends PersonCardRow {
  business_name: string | null;
  permissions: string[];
  meets_mfa: boolean;
}

const PROFILES: Statement = {
  name: 'business-profiles',
  text: `with a as materialized (
      select profile_user_id, permissions, meets_mfa from business_access where home = $1 and viewer_id = $2)
    select ${personCardColumns('u')}, p.business_name, a.permissions, a.meets_mfa from a
    join users u on u.home = (a.profile_user_id >> 51)::smallint and u.id = a.profile_user_id
    left join partner_profiles p on p.home = u.home and p.user_id = u.id
    order by coalesce(nullif(p.business_name, ''), u.full_name) ${ALPHABETICAL}, u.id`,
};

export async function listBusinessProfiles(db: Queryable, viewerId: Id): Promise<BusinessProfileRow[]> {
  return db.rows<BusinessProfileRow>(PROFILES, [homeOf(viewerId), viewerId]);
}
