import type { Oneself } from '#features/core/identity/acting-access.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { LAYOUT_COLUMNS, type LayoutPreferences } from './layout-preferences/layout-preferences.store.ts';
import type { UserState } from './person.ts';
import type { SocialPermissions } from './social-permissions.ts';

export interface OwnSettings extends LayoutPreferences {
  has_custom_board_sorting_order: boolean;
  states: StateRow[];
}

const FIND: Statement = {
  name: 'own-settings',
  text: `select ${LAYOUT_COLUMNS}, u.has_custom_board_sorting_order,
      (select json_agg(json_build_object('state', s.state, 'value', s.value, 'updated_at', s.updated_at))
        from user_states s where s.home = u.home and s.user_id = u.id) as states
    from users u left join user_metadata m on m.home = u.home and m.user_id = u.id
    where u.home = $1 and u.id = $2`,
};

type FoundRow = Omit<OwnSettings, 'states'> & {
  states: { state: string; value: string; updated_at: string }[] | null;
};

export async function findOwnSettings(db: Queryable, userId: Id): Promise<OwnSettings> {
  const [row] = await db.rows<FoundRow>(FIND, [homeOf(userId), userId]);
  if (!row) throw new Error(`no person ${userId}`);
  const states = (row.states ?? []).map((one) => ({ ...one, updated_at: new Date(one.updated_at) }));
  return { ...row, states };
}

const FIND_PERMISSIONS: Statement = {
  name: 'social-permissions',
  text: `select u.id, u.allow_comments, u.mention_permission
    from unnest($1::smallint[], $2::bigint[]) as wanted (home, id)
    join users u on u.home = wanted.home and u.id = wanted.id`,
};

export async function mapSocialPermissions(
  db: Queryable,
  ids: readonly Id[],
): Promise<Map<Id, SocialPermissions>> {
  const unique = [...new Set(ids)];
  if (unique.length === 0) return new Map();
  const rows = await db.rows<SocialPermissions & { id: Id }>(FIND_PERMISSIONS, [unique.map(homeOf), unique]);
  return new Map(rows.map(({ id, ...permissions }) => [id, permissions]));
}

interface StateRow {
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

const LOCK: Statement = {
  name: 'user-state-lock',
  text: `select from user_states where home = $1 and user_id = $2 and state = $3 and value = 'on' for update`,
};

export async function lockStateThatIsOn(tx: Transaction, userId: Id, state: UserState): Promise<boolean> {
  return (await tx.rows(LOCK, [homeOf(userId), userId, state])).length > 0;
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
