import { type BusinessPermission, requireActingFor } from '#features/core/identity/acting-access.ts';
import { requireAttempt } from '#features/core/identity/attempts.service.ts';
import { findVisiblePeople } from '#features/core/people/person.service.ts';
import type { PersonCardRow } from '#features/core/people/person-row.ts';
import { requireVisiblePerson } from '#features/core/people/visible-person.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { readingIn } from '#platform/resource/reading-in.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { INVITE_RULES, MOST_AGENCIES, MOST_CLIENTS } from '../access.ts';
import { BusinessAccessEvent } from '../access-event.ts';
import type { AccessRefused } from '../access-refusals.ts';
import { findBusiness } from '../business-access.store.ts';
import {
  acceptManaged,
  deleteManaged,
  insertManaged,
  listAgencies,
  listClients,
  lockManagedToChange,
  type ManagedRow,
} from '../managed-clients.store.ts';
import { logChange } from '../people.service.ts';
import { lockBusiness } from '../people.store.ts';

type Me = ContextFor<'person'>;

export interface Managed {
  /** Of the other side. */
  id: Id;
  business: PersonCardRow | null;
  row: ManagedRow;
}

export async function listManagement(
  context: Me,
): Promise<{ clients: Managed[]; agencies: Managed[] } | AccessRefused> {
  const { id } = requireActingFor(context.viewer, {}, 'see-ads');
  const { db } = context;
  const [business, clients, agencies] = await Promise.all([
    findBusiness(db, id),
    listClients(db, id, MOST_CLIENTS),
    listAgencies(db, id, MOST_AGENCIES),
  ]);
  if (!business) return { refused: 'not-a-business' };
  const others = [...clients.map((row) => row.client_id), ...agencies.map((row) => row.agency_id)];
  const seen = await findVisiblePeople(context, [...new Set(others)]);
  const shown = (other: 'client_id' | 'agency_id') => (row: ManagedRow) => ({
    ...{ id: row[other], business: seen.get(row[other]) ?? null, row },
  });
  return { clients: clients.map(shown('client_id')), agencies: agencies.map(shown('agency_id')) };
}

interface Asking {
  client: string;
  permissions: readonly BusinessPermission[];
}

export async function askClient(
  context: Me,
  { client, permissions }: Asking,
): Promise<{ id: Id } | AccessRefused> {
  const { db, viewer, clock } = context;
  const { id } = requireActingFor(viewer, {}, 'manage-people');
  const { row } = await requireVisiblePerson(context, { username: client });
  const clientId = row.id;
  if (clientId === id) return { refused: 'own-client' };
  await requireAttempt(context, [
    [INVITE_RULES.byBusiness, id],
    [INVITE_RULES.byPair, `${id} ${clientId}`],
  ]);
  return db.transaction(async (tx) => {
    const agency = await lockBusiness(tx, id);
    if (!agency) return { refused: 'not-a-business' };
    if (!(await findBusiness(tx, clientId))) return { refused: 'client-not-a-business' };
    const [clients, agencies] = await Promise.all([
      listClients(tx, id, MOST_CLIENTS),
      listAgencies(tx, clientId, MOST_AGENCIES),
    ]);
    if (clients.length >= MOST_CLIENTS || agencies.length >= MOST_AGENCIES)
      return { refused: 'too-many-clients' };
    const at = clock.now();
    if (!(await insertManaged(tx, agency, { clientId, permissions, at })))
      return { refused: 'client-asked-already' };
    await logChange(context, tx, {
      action: 'clients.asked',
      aboutId: clientId,
      permissions: [...permissions],
    });
    await notify(context, tx, { what: 'managed_client_asked', businessId: clientId });
    return { id: clientId };
  });
}

async function notify(
  { events, viewer }: Me,
  tx: Transaction,
  { what, businessId }: { what: 'managed_client_asked' | 'managed_client_accepted'; businessId: Id },
): Promise<void> {
  await events.emit(tx, BusinessAccessEvent, {
    ...{ what, actor_id: viewer.id, person_id: businessId, object_id: viewer.id },
  });
}

export async function answerAgency(
  context: Me,
  agencyId: Id,
  isAccepted: boolean,
): Promise<object | AccessRefused> {
  const { db, viewer, clock } = context;
  const { id } = requireActingFor(viewer, {}, 'manage-people');
  return db.transaction(async (tx) => {
    const asked = await lockManagedToChange(tx, { clientId: id, agencyId });
    const seen = await findVisiblePeople(readingIn(context, tx), [agencyId]);
    if (!asked || asked.accepted_at || !seen.has(agencyId)) return { refused: 'not-managed' };
    if (!(await findBusiness(tx, id))) return { refused: 'not-a-business' };
    if (isAccepted) {
      await acceptManaged(tx, asked, clock.now());
      await notify(context, tx, { what: 'managed_client_accepted', businessId: agencyId });
    } else await deleteManaged(tx, asked);
    const { permissions } = asked;
    const action = isAccepted ? 'clients.accepted' : 'clients.declined';
    await logChange(context, tx, { action, aboutId: agencyId, ...(isAccepted && { permissions }) });
    return {};
  });
}

/** Waits for what the agency does for the client at the moment; what comes later is not found. */
export async function endManagement(context: Me, otherId: Id): Promise<object | AccessRefused> {
  const { db, viewer } = context;
  const { id } = requireActingFor(viewer, {}, 'manage-people');
  return db.transaction(async (tx) => {
    const found =
      (await lockManagedToChange(tx, { clientId: otherId, agencyId: id })) ??
      (await lockManagedToChange(tx, { clientId: id, agencyId: otherId }));
    if (!found) return { refused: 'not-managed' };
    await deleteManaged(tx, found);
    const isWithdrawn = found.agency_id === id && !found.accepted_at;
    await logChange(context, tx, {
      action: isWithdrawn ? 'clients.withdrawn' : 'clients.ended',
      aboutId: otherId,
    });
    return {};
  });
}
