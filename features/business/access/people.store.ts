import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { Locked } from '#platform/resource/allowed.ts';
import { IS_OPEN_BUSINESS } from './business-access.store.ts';

/** A business while its people change, one change after the other. */
export type LockedBusiness = Locked<{ id: Id }>;

const LOCK: Statement = {
  name: 'business-people-lock',
  text: `select u.id from users u where u.home = $1 and u.id = $2 and ${IS_OPEN_BUSINESS} for no key update`,
};

/** Null if it is no business now. After the access rows, never before. */
export async function lockBusiness(tx: Transaction, id: Id): Promise<LockedBusiness | null> {
  const [row] = await tx.rows<LockedBusiness>(LOCK, [homeOf(id), id]);
  return row ?? null;
}

const RULES: Statement = {
  name: 'business-access-rules',
  text: `select requires_second_factor from business_access_rules where home = $1 and business_id = $2`,
};

export async function requiresSecondFactor(db: Queryable, id: Id): Promise<boolean> {
  const [row] = await db.rows<{ requires_second_factor: boolean }>(RULES, [homeOf(id), id]);
  return row?.requires_second_factor ?? false;
}

const CHANGE: Statement = {
  name: 'business-access-rules-change',
  text: `insert into business_access_rules (home, business_id, requires_second_factor) values ($1, $2, $3)
    on conflict (home, business_id) do update set requires_second_factor = excluded.requires_second_factor`,
};

export async function changeRules(
  tx: Transaction,
  { id }: LockedBusiness,
  isRequired: boolean,
): Promise<void> {
  await tx.write(CHANGE, [homeOf(id), id, isRequired]);
}

const MAIL: Statement = {
  name: 'business-people-mail',
  text: 'select email from accounts where id = $1 and username is not null',
};

export async function findMailOf(db: Queryable, id: Id): Promise<string | null> {
  const [row] = await db.rows<{ email: string }>(MAIL, [id]);
  return row?.email ?? null;
}
