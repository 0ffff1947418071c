import type { Oneself } from '#features/core/identity/acting-access.ts';
import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { Audience, DisplayData, EXPERIENCE_TYPES, ExperienceState } from '../experience.ts';

export interface ExperienceRow {
  experience_id: Id;
  placement_id: number;
  type: (typeof EXPERIENCE_TYPES)[number];
  display_data: DisplayData;
  view_type: number | null;
  view_parameter: string | null;
  view_data: Record<string, unknown>;
  component: string | null;
  element: string | null;
  object_id_str: string | null;
  aux_data: Record<string, unknown>;
  is_for_returning: boolean;
  priority: number;
  most_views: number | null;
  rest_days: number | null;
}

const COLUMNS = `e.id as experience_id, e.placement_id, e.type, e.display_data, e.view_type, e.view_parameter,
  e.view_data, e.component, e.element, e.object_id_str, e.aux_data, e.audience = 'returning' as is_for_returning,
  e.priority, e.most_views, e.rest_days`;

const RUNNING = `e.is_on and (e.starts_at is null or e.starts_at <= $1) and (e.ends_at is null or e.ends_at > $1)
  and e.placement_id = $2 and e.audience = any($3::text[])`;

const RUN: Statement = {
  name: 'experiences-running',
  // Uses experiences_of_placement.
  text: `select ${COLUMNS} from experiences e where ${RUNNING} and e.requires_state is null
    order by e.priority desc, e.id`,
};

interface Asked {
  placementId: number;
  audiences: readonly Audience[];
  at: Date;
}

/** What a visitor has ended of them, their browser knows. */
export function listRunning(db: Queryable, { placementId, audiences, at }: Asked): Promise<ExperienceRow[]> {
  return db.rows<ExperienceRow>(RUN, [at, placementId, audiences]);
}

const OPEN: Statement = {
  name: 'experiences-open',
  // Uses experiences_of_placement.
  text: `select ${COLUMNS} from experiences e
    left join experience_users u on u.home = $4 and u.user_id = $5 and u.experience_id = e.id
    left join user_states s on s.home = $4 and s.user_id = $5 and s.state = e.requires_state
    where ${RUNNING} and case when e.requires_state is not null then s.value = 'on'
      else u.user_id is null or (u.state = 'viewed' and (e.most_views is null or u.views < e.most_views))
        or u.at <= $1::timestamptz - e.rest_days * interval '1 day' end
    order by e.priority desc, e.id`,
};

export function listOpen(
  db: Queryable,
  userId: Id,
  { placementId, audiences, at }: Asked,
): Promise<ExperienceRow[]> {
  return db.rows<ExperienceRow>(OPEN, [at, placementId, audiences, homeOf(userId), userId]);
}

export interface MetExperience {
  view_type: number | null;
  view_parameter: string | null;
  view_data: Record<string, unknown>;
  component: string | null;
  element: string | null;
  object_id_str: string | null;
  aux_data: Record<string, unknown>;
  requires_state: string | null;
  rest_days: number | null;
  audience: Audience;
}

const FIND: Statement = {
  name: 'experiences-find',
  text: `select view_type, view_parameter, view_data, component, element, object_id_str, aux_data, requires_state,
    rest_days, audience from experiences where id = $1 and placement_id = $2`,
};

export async function findExperience(
  db: Queryable,
  id: Id,
  placementId: number,
): Promise<MetExperience | null> {
  const [row] = await db.rows<MetExperience>(FIND, [id, placementId]);
  return row ?? null;
}

const WRITE: Statement = {
  name: 'experiences-write-state',
  text: `insert into experience_users as u (home, user_id, experience_id, state, at, views, viewed_at)
    values ($1, $2, $3, $4, $5, $6, $7)
    on conflict (home, user_id, experience_id) do update set state = excluded.state, at = excluded.at,
      views = excluded.views + case when u.at <= $8 then 0 else u.views end,
      viewed_at = coalesce(excluded.viewed_at, u.viewed_at)
    where u.state = 'viewed' or u.at <= $8`,
};

/** The first ending is final, unless it was before `restedAt`. Returns whether anything changed. */
export async function writeExperienceState(
  db: Queryable,
  { id: userId }: Oneself,
  { id, state, at, restedAt }: { id: Id; state: ExperienceState; at: Date; restedAt: Date | null },
): Promise<boolean> {
  const isView = state === 'viewed';
  const views = [isView ? 1 : 0, isView ? at : null];
  return (await db.write(WRITE, [homeOf(userId), userId, id, state, at, ...views, restedAt])) > 0;
}

const COUNT: Statement = {
  name: 'experiences-count',
  text: `insert into experience_days as d (home, experience_id, day, shown, completed, dismissed)
    values ($1, $2, $3::date, $4, $5, $6)
    on conflict (home, experience_id, day) do update set shown = d.shown + excluded.shown,
      completed = d.completed + excluded.completed, dismissed = d.dismissed + excluded.dismissed`,
};

/** Counted in a home, so that many at once do not wait for one row. */
export async function countState(
  db: Queryable,
  home: number,
  { id, state, at }: { id: Id; state: ExperienceState; at: Date },
): Promise<void> {
  const counts = (['viewed', 'completed', 'dismissed'] as const).map((one) => (one === state ? 1 : 0));
  await db.write(COUNT, [home, id, at.toISOString().slice(0, 10), ...counts]);
}
