import { requireActingFor } from '#features/core/identity/acting-access.ts';
import { isUserState } from '#features/core/people/person.ts';
import { holdState, setState } from '#features/core/people/person-settings.service.ts';
import { logEvent } from '#features/measure/events/event.service.ts';
import { EVENT_TYPES } from '#features/measure/events/event.ts';
import type { Transaction } from '#platform/database/database.ts';
import { homeOf, type Id, randomHome } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { notFound } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { audiencesOf, mayMeet } from '../audience.ts';
import type { ExperienceState } from '../experience.ts';
import {
  countState,
  findExperience,
  listOpen,
  listRunning,
  type MetExperience,
  writeExperienceState,
} from './meet-experiences.store.ts';

export async function listOpenExperiences({ db, viewer, clock }: Context, placementId: number) {
  const asked = { placementId, audiences: audiencesOf(viewer), at: clock.now() };
  if (asked.audiences.length === 0) return [];
  return viewer.kind === 'person' ? listOpen(db, viewer.id, asked) : listRunning(db, asked);
}

interface Met {
  placement_id: number;
  experience_id: Id;
  state: ExperienceState;
}

export async function meetExperience(context: Context, met: Met): Promise<void> {
  if (!(await tryMeeting(context, met))) throw notFound('experience');
}

/** Ignores unknown experiences. */
export async function completeExperience(
  context: ContextFor<'person'>,
  met: Omit<Met, 'state'>,
): Promise<void> {
  await tryMeeting(context, { ...met, state: 'completed' });
}

/** Returns whether there is such an experience. What a visitor did is only counted. */
async function tryMeeting(
  context: Context,
  { placement_id, experience_id: id, state }: Met,
): Promise<boolean> {
  const { db, viewer, clock } = context;
  const at = clock.now();
  const found = await findExperience(db, id, placement_id, at);
  if (!found || !mayMeet(viewer, found.audience)) return false;
  const person = viewer.kind === 'person' ? { ...context, viewer: { ...viewer, kind: viewer.kind } } : null;
  const home = viewer.id ? homeOf(viewer.id) : randomHome();
  const isNew = await db.transaction(async (tx) => {
    if (person && !(await writeState(tx, person, found, { id, state, at }))) return false;
    await countState(tx, home, { id, state, at });
    return true;
  });
  if (isNew) await logEvent(context, eventOf(found, { placement_id, experience_id: id, state }));
  return true;
}

const DAY_MS = 86_400_000;

/** Returns whether it is news. */
async function writeState(
  tx: Transaction,
  { viewer, clock }: ContextFor<'person'>,
  { requires_state, rest_days }: MetExperience,
  { id, state, at }: { id: Id; state: ExperienceState; at: Date },
): Promise<boolean> {
  const oneself = requireActingFor(viewer, {}, 'edit-settings');
  if (!requires_state) {
    const restedAt = rest_days === null ? null : new Date(at.getTime() - rest_days * DAY_MS);
    return writeExperienceState(tx, oneself, { id, state, at, restedAt });
  }
  // The state says whether it is due, so its end counts each time that the state was on.
  if (!isUserState(requires_state) || !(await holdState(tx, viewer.id, requires_state))) return false;
  await writeExperienceState(tx, oneself, { id, state, at, restedAt: at });
  if (state !== 'viewed') await setState({ db: tx, viewer, clock }, requires_state, false);
  return true;
}

function eventOf(found: MetExperience, met: Met) {
  const { view_type, view_parameter, component, element, object_id_str } = found;
  return {
    event_type: met.state === 'viewed' ? EVENT_TYPES.view : EVENT_TYPES.click,
    ...{ view_type, view_parameter, object_id_str },
    component: component ?? 'experience',
    element,
    aux_data: { ...found.view_data, ...found.aux_data, ...met },
  };
}
