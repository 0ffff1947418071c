import {
  type BusinessPermission,
  mayActFor,
  requireActingFor,
} from '#features/core/identity/acting-access.ts';
import { findVisiblePeople } from '#features/core/people/person.service.ts';
import type { PersonCardRow } from '#features/core/people/person-row.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Locked } from '#platform/resource/allowed.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { invitesSince, MOST_PEOPLE, type PeopleAction } from '../access.ts';
import type { AccessRefused } from '../access-refusals.ts';
import {
  type AccessRow,
  changeAccess,
  findBusiness,
  listAccessTo,
  lockAccessToChange,
} from '../business-access.store.ts';
import { type BusinessInviteRow, deleteInvitesBeyond, listInvitesOf } from '../business-invites.store.ts';
import { endAccess, inOrder, logChange } from '../people.service.ts';
import { changeRules, lockBusiness, requiresSecondFactor } from '../people.store.ts';

type Me = ContextFor<'person'>;

export interface PeopleOfBusiness {
  people: { id: Id; person: PersonCardRow | null; permissions: readonly BusinessPermission[] }[];
  invites: { invite: BusinessInviteRow; person: PersonCardRow | null }[];
  isSecondFactorRequired: boolean;
  mayOwn: boolean;
}

export async function listPeople(context: Me): Promise<PeopleOfBusiness | AccessRefused> {
  const { db, viewer, clock } = context;
  const { id } = requireActingFor(viewer, {}, 'manage-people');
  const [business, access, invites, isSecondFactorRequired] = await Promise.all([
    findBusiness(db, id),
    listAccessTo(db, id, MOST_PEOPLE),
    listInvitesOf(db, id, invitesSince(clock.now())),
    requiresSecondFactor(db, id),
  ]);
  if (!business) return { refused: 'not-a-business' };
  const named = [
    ...access.map((row) => row.viewer_id),
    ...invites.flatMap((one) => one.invited_user_id ?? []),
  ];
  const seen = await findVisiblePeople(context, named);
  return {
    people: access.map(({ viewer_id, permissions }) => ({
      ...{ id: viewer_id, permissions },
      person: seen.get(viewer_id) ?? null,
    })),
    invites: invites.map((invite) => ({
      invite,
      person: (invite.invited_user_id && seen.get(invite.invited_user_id)) || null,
    })),
    isSecondFactorRequired,
    mayOwn: mayActFor(viewer, {}, 'manage-owners'),
  };
}

/** Waits for what the person does for the business at the moment; what comes later is refused. */
export async function removePerson(context: Me, personId: Id): Promise<object | AccessRefused> {
  return changePerson(context, personId, async (tx, access) => {
    const isOfOwner = access.permissions.includes('OWNER');
    if (isOfOwner && !mayActFor(context.viewer, {}, 'manage-owners')) return { refused: 'needs-owner' };
    await endAccess(tx, access);
    return { action: 'people.removed' };
  });
}

export async function changePermissions(
  context: Me,
  personId: Id,
  permissions: readonly BusinessPermission[],
): Promise<object | AccessRefused> {
  requireActingFor(context.viewer, {}, 'manage-owners');
  return changePerson(context, personId, async (tx, access) => {
    await changeAccess(tx, access, inOrder(permissions));
    await deleteInvitesBeyond(tx, access, permissions);
    return { action: 'people.changed', permissions: inOrder(permissions) };
  });
}

type Change = { action: PeopleAction; permissions?: BusinessPermission[] };

async function changePerson(
  context: Me,
  personId: Id,
  change: (tx: Transaction, access: Locked<AccessRow>) => Promise<Change | AccessRefused>,
): Promise<object | AccessRefused> {
  const { id } = requireActingFor(context.viewer, {}, 'manage-people');
  return context.db.transaction(async (tx) => {
    const access = await lockAccessToChange(tx, personId, id);
    if (!access) return { refused: 'does-not-act' };
    const done = await change(tx, access);
    if ('refused' in done) return done;
    await logChange(context, tx, { ...done, aboutId: personId, permissionsBefore: access.permissions });
    return {};
  });
}

export async function chooseSecondFactor(context: Me, isRequired: boolean): Promise<object | AccessRefused> {
  const { viewer, db } = context;
  const { id } = requireActingFor(viewer, {}, 'manage-owners');
  return db.transaction(async (tx) => {
    const business = await lockBusiness(tx, id);
    if (!business) return { refused: 'not-a-business' };
    await changeRules(tx, business, isRequired);
    const action = isRequired ? 'people.second-factor-required' : 'people.second-factor-not-required';
    await logChange(context, tx, { action, aboutId: null });
    return {};
  });
}
