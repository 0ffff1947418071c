import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { insertState, listRaisedStates, writeState } from './user-state.store.ts';
import { USER_STATES, type UserState } from './user-state.ts';

/** Raises a state of a person, unless it was raised before: then it stays as they left it. */
export function raiseState(tx: Transaction, userId: Id, state: UserState, at: Date): Promise<void> {
  return insertState(tx, userId, state, at);
}

/** Which states of the viewer are on. */
export async function showStates({ db, viewer }: ContextFor<'person'>): Promise<Record<UserState, boolean>> {
  const raised = new Set(await listRaisedStates(db, viewer.id));
  const shown = USER_STATES.map((state) => [state, raised.has(state)]);
  return Object.fromEntries(shown) as Record<UserState, boolean>;
}

export async function setState(
  { db, viewer, clock }: ContextFor<'person'>,
  state: UserState,
  isOn: boolean,
): Promise<void> {
  await writeState(db, viewer.id, { state, isOn, at: clock.now() });
}
