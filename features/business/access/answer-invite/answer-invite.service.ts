import { timingSafeEqual } from 'node:crypto';
import { mayActFor } from '#features/core/identity/acting-access.ts';
import { hashToken } from '#features/core/identity/mailed-link.ts';
import { findVisiblePeople } from '#features/core/people/person.service.ts';
import type { PersonCardRow } from '#features/core/people/person-row.ts';
import type { Transaction } from '#platform/database/database.ts';
import { type Id, parseId } from '#platform/ids/ids.ts';
import type { Locked } from '#platform/resource/allowed.ts';
import type { Reading } from '#platform/resource/context.ts';
import { readingIn } from '#platform/resource/reading-in.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { invitesSince, MOST_PEOPLE, type PeopleAction } from '../access.ts';
import { BusinessAccessEvent } from '../access-event.ts';
import type { AccessRefused } from '../access-refusals.ts';
import { readGiven } from '../act-for.service.ts';
import { insertAccess, listAccessTo, lockAccessToAct, lockAccessToChange } from '../business-access.store.ts';
import { insertAction, nextActionId } from '../business-actions.store.ts';
import {
  type BusinessInviteRow,
  deleteInvite,
  findInvite,
  listInvitesTo,
  lockInvite,
  mayInviteTo,
} from '../business-invites.store.ts';
import { endAccess } from '../people.service.ts';
import { lockBusiness } from '../people.store.ts';

type Me = ContextFor<'person'>;

export interface ShownInvite {
  invite: BusinessInviteRow;
  business: PersonCardRow;
}

/** Those to the viewer, and that of a mailed link; not of businesses that the viewer does not see. */
export async function listOwnInvites(context: Me, token: string | null): Promise<ShownInvite[]> {
  const { db, viewer, clock } = context;
  const since = invitesSince(clock.now());
  const mailed = token && (await findMailed(context, token));
  const invites = [...(mailed ? [mailed] : []), ...(await listInvitesTo(db, viewer.id, since))];
  const seen = await findVisiblePeople(
    context,
    invites.map(({ business_id }) => business_id),
  );
  return invites.flatMap((invite) => {
    const business = seen.get(invite.business_id);
    return business && business.id !== viewer.id ? [{ invite, business }] : [];
  });
}

async function findMailed({ db, clock }: Reading, token: string): Promise<BusinessInviteRow | null> {
  const { id, secret } = partsOf(token);
  const invite = id && (await findInvite(db, id, invitesSince(clock.now())));
  return invite && isSecretOf(invite, secret) ? invite : null;
}

function partsOf(token: string): { id: Id | null; secret: string } {
  const [number, secret = ''] = token.split('.');
  return { id: parseId(number), secret };
}

function isSecretOf({ token_hash }: BusinessInviteRow, secret: string): boolean {
  return token_hash !== null && timingSafeEqual(Buffer.from(hashToken(secret)), Buffer.from(token_hash));
}

interface AnswerInput {
  inviteId: Id;
  token: string | null;
  isAccepted: boolean;
}

export async function answerInvite(
  context: Me,
  { inviteId, token, isAccepted }: AnswerInput,
): Promise<object | AccessRefused> {
  const { db, viewer, clock, events } = context;
  return db.transaction(async (tx) => {
    const invite = await lockMeantInvite(context, tx, inviteId);
    if (!invite || !isFor(viewer, invite, token)) return { refused: 'invite-not-valid' };
    const { business_id: businessId, permissions } = invite;
    const business = await lockBusiness(tx, businessId);
    const seen = await findVisiblePeople(readingIn(context, tx), [businessId]);
    if (!business || !seen.has(businessId) || businessId === viewer.id)
      return { refused: 'invite-not-valid' };
    await deleteInvite(tx, invite);
    if (!isAccepted) {
      await logDeclined(context, tx, invite);
      return {};
    }
    await logOwn(context, tx, businessId, 'people.accepted');
    const access = await listAccessTo(tx, businessId, MOST_PEOPLE);
    if (access.some((row) => row.viewer_id === viewer.id)) return {};
    await insertAccess(tx, business, { personId: viewer.id, permissions, at: clock.now() });
    await events.emit(tx, BusinessAccessEvent, {
      ...{ what: 'business_invite_accepted', actor_id: viewer.id, person_id: businessId },
      object_id: businessId,
    });
    return {};
  });
}

/** Null where whoever sent it could not send it now. Their access row is locked first, as everywhere. */
async function lockMeantInvite(
  { clock }: Me,
  tx: Transaction,
  id: Id,
): Promise<Locked<BusinessInviteRow> | null> {
  const since = invitesSince(clock.now());
  const found = await findInvite(tx, id, since);
  if (!found) return null;
  const { invited_by_user_id: inviterId, business_id: businessId, permissions } = found;
  if (inviterId !== businessId) {
    const access = await lockAccessToAct(tx, inviterId, businessId);
    if (!access || !mayInviteTo(access.permissions, permissions)) return null;
    if (!(await readGiven(tx, inviterId, businessId))?.isMet) return null;
  }
  return lockInvite(tx, id, since);
}

function isFor(viewer: Me['viewer'], invite: BusinessInviteRow, token: string | null): boolean {
  const { invited_user_id: id } = invite;
  if (id) return mayActFor(viewer, { id }, 'answer-invites');
  const { secret } = partsOf(token ?? '');
  return isSecretOf(invite, secret);
}

/** Whoever acts for a business may stop at any time, also while it is closed. */
export async function leaveBusiness(context: Me, businessId: Id): Promise<object | AccessRefused> {
  const { db, viewer } = context;
  return db.transaction(async (tx) => {
    const access = await lockAccessToChange(tx, viewer.id, businessId);
    if (!access) return { refused: 'does-not-act' };
    await endAccess(tx, access);
    await logOwn(context, tx, businessId, 'people.left');
    return {};
  });
}

/** Whoever declines a mailed link is not named: the business knows no more than the address. */
async function logDeclined(context: Me, tx: Transaction, invite: BusinessInviteRow): Promise<void> {
  const { business_id: businessId, invited_user_id } = invite;
  if (invited_user_id) return logOwn(context, tx, businessId, 'people.declined');
  const id = await nextActionId(tx, businessId);
  const nobody = { actorId: null, aboutId: null };
  await insertAction(tx, id, { ...nobody, businessId, action: 'people.declined', at: context.clock.now() });
}

async function logOwn(
  { viewer, clock }: Me,
  tx: Transaction,
  businessId: Id,
  action: PeopleAction,
): Promise<void> {
  const id = await nextActionId(tx, businessId);
  const own = { actorId: viewer.id, aboutId: viewer.id };
  await insertAction(tx, id, { ...own, businessId, action, at: clock.now() });
}
