import type { ViewType } from '#features/measure/events/event.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Locked } from '#platform/resource/allowed.ts';
import type { Audience, DisplayData, ExperienceType } from '../experience.ts';

/** What staff sets of an experience. */
export interface ExperienceSettings {
  type: ExperienceType;
  audience: Audience;
  display_data: DisplayData;
  priority: number;
  most_views: number | null;
  rest_days: number | null;
  starts_at: Date | null;
  ends_at: Date | null;
  is_on: boolean;
  /** Logged with what people do. */
  view_parameter: string | null;
  view_data: Record<string, unknown>;
  object_id_str: string | null;
  aux_data: Record<string, unknown>;
}

export interface ManagedExperience extends ExperienceSettings {
  id: Id;
  placement_id: number;
  requires_state: string | null;
}

const COLUMNS = `id, placement_id, type, audience, display_data, priority, most_views, rest_days, starts_at, ends_at,
  is_on, view_parameter, view_data, object_id_str, aux_data, requires_state`;

const ALL: Statement = {
  name: 'experiences-managed',
  text: `select ${COLUMNS} from experiences order by priority desc, id`,
};

export function listManaged(db: Queryable): Promise<ManagedExperience[]> {
  return db.rows<ManagedExperience>(ALL);
}

const FIND: Statement = {
  name: 'experiences-find-managed',
  text: `select ${COLUMNS} from experiences where id = $1`,
};

export async function findManaged(db: Queryable, id: Id): Promise<ManagedExperience | null> {
  const [row] = await db.rows<ManagedExperience>(FIND, [id]);
  return row ?? null;
}

const LOCK: Statement = {
  name: 'experiences-lock-managed',
  text: `select ${COLUMNS} from experiences where id = $1 for no key update`,
};

export async function lockManaged(tx: Transaction, id: Id): Promise<Locked<ManagedExperience> | null> {
  const [row] = await tx.rows<Locked<ManagedExperience>>(LOCK, [id]);
  return row ?? null;
}

const INSERT: Statement = {
  name: 'experiences-insert',
  text: `insert into experiences (placement_id, type, audience, display_data, priority, most_views, rest_days,
      starts_at, ends_at, is_on, view_parameter, view_data, object_id_str, aux_data, view_type)
    values ($1, $2, $3, $4::jsonb, $5, $6, $7, $8, $9, $10, $11, $12::jsonb, $13, $14::jsonb, $15) returning id`,
};

const valuesOf = (settings: ExperienceSettings, viewType: ViewType | null) => [
  ...[settings.type, settings.audience, JSON.stringify(settings.display_data), settings.priority],
  ...[settings.most_views, settings.rest_days, settings.starts_at, settings.ends_at, settings.is_on],
  ...[settings.view_parameter, JSON.stringify(settings.view_data)],
  ...[settings.object_id_str, JSON.stringify(settings.aux_data), viewType],
];

/** @throws if the database does not answer with its id */
export async function insertExperience(
  tx: Transaction,
  { placementId, viewType }: { placementId: number; viewType: ViewType | null },
  settings: ExperienceSettings,
): Promise<Id> {
  const [row] = await tx.rows<{ id: Id }>(INSERT, [placementId, ...valuesOf(settings, viewType)]);
  if (!row) throw new Error('The experience was not inserted.');
  return row.id;
}

const UPDATE: Statement = {
  name: 'experiences-update',
  text: `update experiences set type = $2, audience = $3, display_data = $4::jsonb, priority = $5, most_views = $6,
      rest_days = $7, starts_at = $8, ends_at = $9, is_on = $10, view_parameter = $11, view_data = $12::jsonb,
      object_id_str = $13, aux_data = $14::jsonb, view_type = $15
    where id = $1`,
};

export async function updateExperience(
  tx: Transaction,
  { id }: Locked<ManagedExperience>,
  settings: ExperienceSettings,
  viewType: ViewType | null,
): Promise<void> {
  await tx.write(UPDATE, [id, ...valuesOf(settings, viewType)]);
}

const NOTE: Statement = {
  name: 'experiences-note-change',
  text: `insert into experience_changes (experience_id, staff_id, data, created_at)
    values ($1, $2, $3::jsonb, $4)`,
};

export async function noteChange(
  tx: Transaction,
  change: { id: Id; staffId: Id; data: Partial<ExperienceSettings>; at: Date },
): Promise<void> {
  await tx.write(NOTE, [change.id, change.staffId, JSON.stringify(change.data), change.at]);
}

export interface ChangeRow {
  username: string | null;
  data: Record<string, unknown>;
  created_at: Date;
}

const CHANGES: Statement = {
  name: 'experiences-changes',
  // Uses experience_changes_of_experience.
  text: `select a.username, c.data, c.created_at from experience_changes c
    left join accounts a on a.id = c.staff_id
    where c.experience_id = $1 order by c.created_at desc, c.id desc limit $2`,
};

export function listChanges(db: Queryable, id: Id, limit: number): Promise<ChangeRow[]> {
  return db.rows<ChangeRow>(CHANGES, [id, limit]);
}

export interface DayRow {
  day: string;
  shown: number;
  completed: number;
  dismissed: number;
}

const DAYS: Statement = {
  name: 'experiences-days',
  // Uses experience_days_of_experience.
  text: `select day::text as day, sum(shown)::float8 as shown, sum(completed)::float8 as completed,
      sum(dismissed)::float8 as dismissed
    from experience_days where experience_id = $1 and day >= $2::date group by day`,
};

export function listDays(db: Queryable, id: Id, since: Date): Promise<DayRow[]> {
  return db.rows<DayRow>(DAYS, [id, since.toISOString().slice(0, 10)]);
}

export interface TotalRow {
  experience_id: Id;
  shown: number;
  completed: number;
  dismissed: number;
}

const TOTALS: Statement = {
  name: 'experiences-totals',
  // Uses experience_days_of_day.
  text: `select experience_id, sum(shown)::float8 as shown, sum(completed)::float8 as completed,
      sum(dismissed)::float8 as dismissed
    from experience_days where day >= $1::date group by experience_id`,
};

export function listTotals(db: Queryable, since: Date): Promise<TotalRow[]> {
  return db.rows<TotalRow>(TOTALS, [since.toISOString().slice(0, 10)]);
}
