import { requireActingFor } from '#features/core/identity/acting-access.ts';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Reading } from '#platform/resource/context.ts';
import { readOnce } from '#platform/resource/once.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import type { SignedInViewer } from '#platform/resource/viewer.ts';
import { USER_STATES, type UserState } from './person.ts';
import {
  findOwnSettings,
  insertState,
  lockStateThatIsOn,
  mapSocialPermissions,
  type OwnSettings,
  writeState,
} from './person-settings.store.ts';
import type { SocialPermissions } from './social-permissions.ts';

/** Read once for all calls of a page. */
export function readOwnSettings(context: Reading & { viewer: SignedInViewer }): Promise<OwnSettings> {
  return readOnce(context, 'own settings', () => findOwnSettings(context.db, context.viewer.id));
}

/** Unknown people are missing. */
export function socialPermissionsOf(
  db: Queryable,
  people: readonly Id[],
): Promise<Map<Id, SocialPermissions>> {
  return mapSocialPermissions(db, people);
}

/** How long the prompt to convert stays hidden after it was dismissed. */
const UPSELL_REST_DAYS = 30;

/** Not if it was ever set before: then it stays as the person left it. */
export function raiseState(tx: Transaction, userId: Id, state: UserState, at: Date): Promise<void> {
  return insertState(tx, userId, state, at);
}

const DAY_MS = 86_400_000;

/** The prompt for businesses is on, except for a while after it was dismissed. */
export async function showStates(context: ContextFor<'person'>): Promise<Record<UserState, boolean>> {
  const { viewer, clock } = context;
  const { states } = await readOwnSettings(context);
  const known = new Map(states.map((row) => [row.state, row]));
  const shown = USER_STATES.map((state) => [state, known.get(state)?.value === 'on']);
  const upsell = known.get('business_upsell');
  const putAway = upsell?.value === 'on' ? null : upsell?.updated_at;
  const isRested = !putAway || clock.now().getTime() - putAway.getTime() >= UPSELL_REST_DAYS * DAY_MS;
  return {
    ...(Object.fromEntries(shown) as Record<UserState, boolean>),
    business_upsell: !viewer.isPartner && isRested,
  };
}

/** Returns whether it is on, and stays so until the transaction ends. */
export function holdState(tx: Transaction, userId: Id, state: UserState): Promise<boolean> {
  return lockStateThatIsOn(tx, userId, state);
}

export async function setState(
  { db, viewer, clock }: Pick<ContextFor<'person'>, 'viewer' | 'clock'> & { db: Queryable },
  state: UserState,
  isOn: boolean,
): Promise<void> {
  await writeState(db, requireActingFor(viewer, {}, 'edit-settings'), { state, isOn, at: clock.now() });
}
