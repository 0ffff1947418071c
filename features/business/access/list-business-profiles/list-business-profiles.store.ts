import type { BusinessPermission } from '#features/core/identity/acting-access.ts';
import { type PersonCardRow, personCardColumns } from '#features/core/people/person-row.ts';
import { ALPHABETICAL, type Queryable, type Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { IS_OPEN_BUSINESS, UNBLOCKED } from '../business-access.store.ts';

export interface BusinessProfileRow extends PersonCardRow {
  permissions: BusinessPermission[];
  requires_second_factor: boolean;
  has_second_factor: boolean;
}

const PROFILES: Statement = {
  name: 'business-profiles',
  text: `with a as materialized (
      select a.profile_user_id, a.permissions, c.two_factor_enabled as has_second_factor
      from business_access a join accounts c on c.id = a.viewer_id where a.home = $1 and a.viewer_id = $2
        and ${UNBLOCKED})
    select ${personCardColumns('u')}, a.permissions, a.has_second_factor,
      coalesce(r.requires_second_factor, false) as requires_second_factor from a
    join users u on u.home = (a.profile_user_id >> 51)::smallint and u.id = a.profile_user_id
    left join business_access_rules r on r.home = u.home and r.business_id = u.id
    where ${IS_OPEN_BUSINESS}
    order by u.full_name ${ALPHABETICAL}, u.id`,
};

export async function listBusinessProfiles(db: Queryable, viewerId: Id): Promise<BusinessProfileRow[]> {
  return db.rows<BusinessProfileRow>(PROFILES, [homeOf(viewerId), viewerId]);
}
