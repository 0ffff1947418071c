import type { Oneself } from '#features/core/identity/acting-access.ts';
import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { EXPERIENCE_TYPES, ExperienceState } from '../experience.ts';

export interface ExperienceRow {
  experience_id: Id;
  placement_id: number;
  type: (typeof EXPERIENCE_TYPES)[number];
  display_data: Record<string, unknown>;
  view_type: number | null;
  component: string | null;
  element: string | null;
}

const OPEN: Statement = {
  name: 'experiences-open',
  // Uses experiences_of_placement.
  text: `select e.id as experience_id, e.placement_id, e.type, e.display_data, e.view_type,
      e.component, e.element
    from experiences e
    left join experience_users u on u.home = $1 and u.user_id = $2 and u.experience_id = e.id
      and u.state in ('completed', 'dismissed')
    where e.placement_id = $3 and u.user_id is null order by e.id`,
};

export function listOpen(db: Queryable, userId: Id, placementId: number): Promise<ExperienceRow[]> {
  return db.rows<ExperienceRow>(OPEN, [homeOf(userId), userId, placementId]);
}

const FIND: Statement = {
  name: 'experiences-find',
  text: 'select from experiences where id = $1 and placement_id = $2',
};

export async function hasExperience(db: Queryable, id: Id, placementId: number): Promise<boolean> {
  return (await db.rows(FIND, [id, placementId])).length > 0;
}

const WRITE: Statement = {
  name: 'experiences-write-state',
  text: `insert into experience_users as u (home, user_id, experience_id, state, at) values ($1, $2, $3, $4, $5)
    on conflict (home, user_id, experience_id) do update set state = excluded.state, at = excluded.at
    where u.state = 'viewed'`,
};

/** The first ending is final. */
export async function writeExperienceState(
  db: Queryable,
  { id: userId }: Oneself,
  { id, state, at }: { id: Id; state: ExperienceState; at: Date },
): Promise<void> {
  await db.write(WRITE, [homeOf(userId), userId, id, state, at]);
}
