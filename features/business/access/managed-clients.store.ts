import type { BusinessPermission } from '#features/core/identity/acting-access.ts';
import type { Queryable, Statement, Transaction } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { Locked } from '#platform/resource/allowed.ts';
import type { LockedBusiness } from './people.store.ts';

export interface ManagedRow {
  client_id: Id;
  agency_id: Id;
  permissions: BusinessPermission[];
  asked_at: Date;
  accepted_at: Date | null;
}

const COLUMNS = 'client_id, agency_id, permissions, asked_at, accepted_at';

const AGENCIES: Statement = {
  name: 'managed-clients-agencies',
  text: `select ${COLUMNS} from managed_clients m where home = $1 and client_id = $2
      and not exists (select from blocks b
        where b.home = m.home and b.blocker_id = m.client_id and b.blocked_id = m.agency_id)
      and not exists (select from blocked_by b
        where b.home = m.home and b.blocked_id = m.client_id and b.blocker_id = m.agency_id)
    order by asked_at, agency_id limit $3`,
};

/** Of a client; while one blocks the other, there is none. */
export function listAgencies(db: Queryable, clientId: Id, most: number): Promise<ManagedRow[]> {
  return db.rows<ManagedRow>(AGENCIES, [homeOf(clientId), clientId, most]);
}

const CLIENTS: Statement = {
  name: 'managed-clients-of-agency',
  // Uses managed_clients_of_agency, in every home.
  text: `select ${COLUMNS} from managed_clients where agency_id = $1 order by client_id limit $2`,
};

export function listClients(db: Queryable, agencyId: Id, most: number): Promise<ManagedRow[]> {
  return db.rows<ManagedRow>(CLIENTS, [agencyId, most]);
}

const lockText = (strength: string) =>
  `select ${COLUMNS} from managed_clients where home = $1 and client_id = $2 and agency_id = $3 for ${strength}`;

const LOCK_TO_ACT: Statement = { name: 'managed-clients-to-act', text: lockText('share') };
const LOCK_TO_CHANGE: Statement = { name: 'managed-clients-to-change', text: lockText('update') };

type Pair = { clientId: Id; agencyId: Id };

/** Until the transaction ends, the client does not end it. */
export async function lockManagedToAct(
  tx: Transaction,
  { clientId, agencyId }: Pair,
): Promise<ManagedRow | null> {
  const [row] = await tx.rows<ManagedRow>(LOCK_TO_ACT, [homeOf(clientId), clientId, agencyId]);
  return row ?? null;
}

/** Waits for the writes under way. */
export async function lockManagedToChange(
  tx: Transaction,
  { clientId, agencyId }: Pair,
): Promise<Locked<ManagedRow> | null> {
  const [row] = await tx.rows<Locked<ManagedRow>>(LOCK_TO_CHANGE, [homeOf(clientId), clientId, agencyId]);
  return row ?? null;
}

const INSERT: Statement = {
  name: 'managed-clients-insert',
  text: `insert into managed_clients (home, client_id, agency_id, permissions, asked_at)
    values ($1, $2, $3, $4, $5) on conflict do nothing returning client_id`,
};

interface Asked {
  clientId: Id;
  permissions: readonly BusinessPermission[];
  at: Date;
}

/** False where it has been asked before. */
export async function insertManaged(
  tx: Transaction,
  { id: agencyId }: LockedBusiness,
  { clientId, permissions, at }: Asked,
): Promise<boolean> {
  const values = [homeOf(clientId), clientId, agencyId, permissions, at];
  return (await tx.rows(INSERT, values)).length > 0;
}

const ACCEPT: Statement = {
  name: 'managed-clients-accept',
  text: 'update managed_clients set accepted_at = $4 where home = $1 and client_id = $2 and agency_id = $3',
};

export async function acceptManaged(
  tx: Transaction,
  { client_id, agency_id }: Locked<ManagedRow>,
  at: Date,
): Promise<void> {
  await tx.write(ACCEPT, [homeOf(client_id), client_id, agency_id, at]);
}

const DELETE: Statement = {
  name: 'managed-clients-delete',
  text: 'delete from managed_clients where home = $1 and client_id = $2 and agency_id = $3',
};

export async function deleteManaged(
  tx: Transaction,
  { client_id, agency_id }: Locked<ManagedRow>,
): Promise<void> {
  await tx.write(DELETE, [homeOf(client_id), client_id, agency_id]);
}
