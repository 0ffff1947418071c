import type { Oneself } from '#features/core/identity/acting-access.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { UserState } from './person.ts';

export interface StateRow {
  state: string;
  value: string;
  updated_at: Date;
}

const RAISE: Statement = {
  name: 'user-state-raise',
  // A cleared state stays cleared.
  text: `insert into user_states (home, user_id, state, value, updated_at) values ($1, $2, $3, 'on', $4)
    on conflict (home, user_id, state) do nothing`,
};

export async function insertState(tx: Transaction, userId: Id, state: UserState, at: Date): Promise<void> {
  await tx.write(RAISE, [homeOf(userId), userId, state, at]);
}

const SET: Statement = {
  name: 'user-state-set',
  text: `insert into user_states (home, user_id, state, value, updated_at) values ($1, $2, $3, $4, $5)
    on conflict (home, user_id, state) do update set value = excluded.value, updated_at = excluded.updated_at`,
};

export async function writeState(
  db: Queryable,
  { id: userId }: Oneself,
  { state, isOn, at }: { state: UserState; isOn: boolean; at: Date },
): Promise<void> {
  await db.write(SET, [homeOf(userId), userId, state, isOn ? 'on' : 'off', at]);
}
