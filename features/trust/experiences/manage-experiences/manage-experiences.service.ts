import type { UserState } from '#features/core/people/person.ts';
import { VIEW_TYPES, type ViewType } from '#features/measure/events/event.ts';
import type { Id } from '#platform/ids/ids.ts';
import { notFound } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { isSeenBy, type Previewed } from '../audience.ts';
import {
  type Anchor,
  type DisplayData,
  isPointing,
  MEASURED_DAYS,
  PLACEMENT,
  presentedAs,
} from '../experience.ts';
import type { ExperienceRefused } from './experience-refusals.ts';
import {
  type ChangeRow,
  type DayRow,
  type ExperienceSettings,
  findManaged,
  insertExperience,
  listChanges,
  listDays,
  listManaged,
  listTotals,
  lockManaged,
  type ManagedExperience,
  noteChange,
  updateExperience,
} from './manage-experiences.store.ts';

type Staff = ContextFor<'staff'>;

const DAY_MS = 86_400_000;

export interface Totals {
  shown: number;
  completed: number;
  dismissed: number;
}

const NONE: Totals = { shown: 0, completed: 0, dismissed: 0 };

/**
 * For one audience those that run for all of it, or for those of it in whom these states are on, in the order in which
 * they show; then what does not run yet.
 */
export async function listExperiences(
  { db, clock }: Staff,
  { previewed, states }: { previewed: Previewed | null; states: readonly UserState[] },
): Promise<(ManagedExperience & Totals)[]> {
  const now = clock.now();
  const since = new Date(now.getTime() - (MEASURED_DAYS - 1) * DAY_MS);
  const [all, totals] = [await listManaged(db), await listTotals(db, since)];
  const byId = new Map(totals.map(({ experience_id, ...counts }) => [experience_id, counts]));
  const isRaised = ({ requires_state }: ManagedExperience) =>
    !requires_state || (previewed !== 'visitors' && states.some((state) => state === requires_state));
  const isDue = (one: ManagedExperience, to: Previewed) =>
    isRaised(one) && (!one.ends_at || one.ends_at > now) && isSeenBy(one, to);
  const isRunning = ({ is_on, starts_at }: ManagedExperience) => is_on && (!starts_at || starts_at <= now);
  const due = previewed ? all.filter((one) => isDue(one, previewed)) : all;
  const shown = previewed ? due.toSorted((one, other) => +isRunning(other) - +isRunning(one)) : due;
  return shown.map((one) => ({ ...one, ...(byId.get(one.id) ?? NONE) }));
}

const SHOWN_DAYS = 30;
const MOST_CHANGES = 50;

export interface ExperienceDetails {
  experience: ManagedExperience;
  /** The newest first; days on which nothing happened are left out. */
  days: DayRow[];
  changes: ChangeRow[];
}

export async function showExperience({ db, clock }: Staff, id: Id): Promise<ExperienceDetails> {
  const experience = await findManaged(db, id);
  if (!experience) throw notFound('experience');
  const since = new Date(clock.now().getTime() - (SHOWN_DAYS - 1) * DAY_MS);
  return {
    experience,
    days: (await listDays(db, id, since)).toSorted((one, other) => (one.day < other.day ? 1 : -1)),
    changes: await listChanges(db, id, MOST_CHANGES),
  };
}

/** Of the pages that measure views as such. */
const VIEW_TYPE_AT: { [At in Anchor]?: ViewType } = {
  pin: VIEW_TYPES.pin,
  'profile-create': VIEW_TYPES.profile,
  'own-boards-plus': VIEW_TYPES.profile,
  'first-board-plus': VIEW_TYPES.profile,
  'merchant-badges': VIEW_TYPES.profile,
  'board-plus': VIEW_TYPES.board,
  'board-plus-dates': VIEW_TYPES.board,
};

/** Null where it shows on any page, or on one of no such type. */
function viewTypeAt({ anchors_by_platform: anchors }: DisplayData): ViewType | null {
  return (anchors?.web && VIEW_TYPE_AT[anchors.web]) ?? null;
}

export async function createExperience(
  { db, viewer, clock }: Staff,
  settings: ExperienceSettings,
): Promise<{ id: Id } | ExperienceRefused> {
  const refused =
    refusalOfPeriod(settings) ?? refusalOfEnd(settings, clock.now()) ?? refusalOfShape(settings);
  if (refused) return refused;
  return db.transaction(async (tx) => {
    const id = await insertExperience(
      tx,
      { placementId: PLACEMENT, viewType: viewTypeAt(settings.display_data) },
      settings,
    );
    await noteChange(tx, { id, staffId: viewer.id, data: settings, at: clock.now() });
    return { id };
  });
}

/** Forms know no seconds. */
const minuteOf = (at: Date | null) => at && Math.floor(at.getTime() / 60_000);

/** What the settings do not name stays as it is. */
export async function editExperience(
  { db, viewer, clock }: Staff,
  id: Id,
  changes: Partial<ExperienceSettings>,
): Promise<{ id: Id } | ExperienceRefused> {
  return db.transaction(async (tx) => {
    const before = await lockManaged(tx, id);
    if (!before) throw notFound('experience');
    const settings = { ...settingsOf(before), ...changes };
    // What the form does not know of, such as the name of a guide, stays.
    settings.display_data = { ...keptOf(before.display_data), ...settings.display_data };
    // What was stored before this was refused can still be stopped.
    const isReshaped = changes.type !== undefined || changes.display_data !== undefined;
    const isRescheduled = minuteOf(settings.ends_at) !== minuteOf(before.ends_at);
    const refused =
      refusalOfPeriod(settings) ??
      (isRescheduled ? refusalOfEnd(settings, clock.now()) : null) ??
      (isReshaped ? refusalOfShape(settings) : null);
    if (refused) return refused;
    const data = differences(settingsOf(before), settings);
    if (Object.keys(data).length === 0) return { id };
    await updateExperience(tx, before, settings, viewTypeAt(settings.display_data));
    await noteChange(tx, { id, staffId: viewer.id, data, at: clock.now() });
    return { id };
  });
}

function refusalOfPeriod({ starts_at, ends_at }: ExperienceSettings): ExperienceRefused | null {
  return starts_at && ends_at && ends_at <= starts_at ? { refused: 'experience-ends-before-start' } : null;
}

/** It would never show. */
function refusalOfEnd({ ends_at }: ExperienceSettings, now: Date): ExperienceRefused | null {
  return ends_at && ends_at <= now ? { refused: 'experience-end-is-past' } : null;
}

function refusalOfShape(settings: ExperienceSettings): ExperienceRefused | null {
  const { display_data } = settings;
  const type = presentedAs(settings);
  if (isPointing(type) && !display_data.anchors_by_platform?.web)
    return { refused: 'experience-needs-anchor' };
  const text = type === 'pulsar' ? (display_data.tooltip ?? display_data.text) : display_data.text;
  return text?.trim() ? refusalOfPointless(settings) : { refused: 'experience-needs-text' };
}

const OF_POINTING = ['has_pulsar', 'has_tooltip', 'complete_on_hover', 'flyout_direction'] as const;

/** A banner or a dialog points at nothing. */
function refusalOfPointless(settings: ExperienceSettings): ExperienceRefused | null {
  const isPointless = OF_POINTING.some((name) => settings.display_data[name]);
  return isPointless && !isPointing(presentedAs(settings))
    ? { refused: 'experience-points-at-nothing' }
    : null;
}

function settingsOf(experience: ManagedExperience): ExperienceSettings {
  const { id: _, placement_id: __, requires_state: ___, ...settings } = experience;
  return settings;
}

const keptOf = ({ component_type }: DisplayData) => (component_type === undefined ? {} : { component_type });

function differences(before: ExperienceSettings, after: ExperienceSettings): Partial<ExperienceSettings> {
  const said = (value: unknown) => JSON.stringify(value, sortKeys);
  return Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => said(value) !== said(before[name as keyof ExperienceSettings]),
    ),
  );
}

/** The database stores the keys of an object in an order of its own. */
function sortKeys(_: string, value: unknown): unknown {
  const isObject = value !== null && typeof value === 'object' && !Array.isArray(value);
  return isObject
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;
}
