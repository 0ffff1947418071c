import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { mayActFor, requireActingFor } from '#features/core/identity/acting-access.ts';
import { requireAttempt } from '#features/core/identity/attempts.service.ts';
import { hashToken, newToken } from '#features/core/identity/mailed-link.ts';
import { requireInviteMail } from '#features/core/people/invite-mail.service.ts';
import { requireVisiblePerson } from '#features/core/people/visible-person.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { type GivenAccess, INVITE_RULES, invitesSince, MOST_PEOPLE } from '../access.ts';
import { BusinessAccessEvent } from '../access-event.ts';
import type { AccessRefused } from '../access-refusals.ts';
import { listAccessTo } from '../business-access.store.ts';
import {
  deleteInvite,
  deleteOldInvites,
  deleteOldInvitesOf,
  type Invited,
  insertInvite,
  listInvitesOf,
  lockInvite,
} from '../business-invites.store.ts';
import { inOrder, logChange } from '../people.service.ts';
import { type LockedBusiness, lockBusiness } from '../people.store.ts';
import { mailBusinessInviteJob } from './mail-invite.service.ts';

type Me = ContextFor<'person'>;

interface InviteInput {
  /** A username or a mail address. */
  invitee: string;
  permissions: GivenAccess['permissions'];
}

interface Asked {
  invited: Invited;
  userId: Id | null;
  mail: { email: string; token: string } | null;
}

/** Nobody invites to more than they have themselves. An address does not show whether it has an account. */
export async function invitePerson(
  context: Me,
  { invitee, permissions }: InviteInput,
): Promise<{ id: Id } | AccessRefused> {
  const { db, viewer, clock } = context;
  const { id } = requireActingFor(viewer, {}, 'manage-people');
  const asked = invitee.includes('@') ? await byMail(context, invitee) : await byName(context, invitee);
  const { userId } = asked;
  if (userId === id) return { refused: 'own-account' };
  if (userId && userId === viewer.acting?.actor.id) return { refused: 'acts-already' };
  return db.transaction(async (tx) => {
    if (permissions.includes('OWNER') && !mayActFor(viewer, {}, 'manage-owners'))
      return { refused: 'needs-owner' };
    const business = await lockBusiness(tx, id);
    if (!business) return { refused: 'not-a-business' };
    await deleteOldInvitesOf(tx, business, invitesSince(clock.now()));
    const [access, invites] = await Promise.all([
      listAccessTo(tx, id, MOST_PEOPLE),
      listInvitesOf(tx, id, invitesSince(clock.now())),
    ]);
    if (userId && access.some((row) => row.viewer_id === userId)) return { refused: 'acts-already' };
    if (access.length + invites.length >= MOST_PEOPLE) return { refused: 'too-many-people' };
    return ask(context, tx, business, { ...asked, permissions });
  });
}

async function byName(context: Me, username: string): Promise<Asked> {
  const { row } = await requireVisiblePerson(context, { username });
  await requireAttempt(context, [
    [INVITE_RULES.byBusiness, context.viewer.id],
    [INVITE_RULES.byPair, `${context.viewer.id} ${row.id}`],
  ]);
  return { invited: { userId: row.id }, userId: row.id, mail: null };
}

async function byMail(context: Me, invitee: string): Promise<Asked> {
  const email = invitee.toLowerCase();
  await requireInviteMail(context, email);
  const token = newToken();
  const key = createHmac('sha256', context.config.secret);
  const emailHash = key.update(`business invite\0${email}`).digest('base64url');
  const emailHint = `${email.slice(0, 1)}…${email.slice(email.lastIndexOf('@'))}`;
  return {
    invited: { emailHash, emailHint, tokenHash: hashToken(token) },
    userId: null,
    mail: { email, token },
  };
}

async function ask(
  context: Me,
  tx: Transaction,
  business: LockedBusiness,
  { invited, userId, mail, permissions }: Asked & Pick<GivenAccess, 'permissions'>,
): Promise<{ id: Id } | AccessRefused> {
  const { clock, events, jobs, viewer } = context;
  const invitedById = viewer.acting?.actor.id ?? viewer.id;
  const at = clock.now();
  const id = await insertInvite(tx, business, {
    invited,
    permissions: inOrder(permissions),
    invitedById,
    at,
  });
  if (!id) return { refused: 'invited-already' };
  await logChange(context, tx, {
    action: 'people.invited',
    aboutId: userId,
    permissions: inOrder(permissions),
  });
  await jobs.enqueue(tx, mailBusinessInviteJob, { invite_id: id, email: mail?.email, token: mail?.token });
  if (userId) {
    await events.emit(tx, BusinessAccessEvent, {
      ...{ what: 'business_invite', actor_id: business.id, person_id: userId, object_id: business.id },
    });
  }
  return { id };
}

export async function withdrawInvite(context: Me, inviteId: Id): Promise<object | AccessRefused> {
  const { id } = requireActingFor(context.viewer, {}, 'manage-people');
  return context.db.transaction(async (tx) => {
    const invite = await lockInvite(tx, inviteId, invitesSince(context.clock.now()));
    if (invite?.business_id !== id) return { refused: 'invite-not-valid' };
    await deleteInvite(tx, invite);
    const aboutId = invite.invited_user_id;
    await logChange(context, tx, { action: 'people.invite-withdrawn', aboutId });
    return {};
  });
}

async function purgeInvites({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  await deleteOldInvites(db, invitesSince(clock.now()));
}

export const purgeBusinessInvitesJob = defineJob({
  name: 'business.purge-invites',
  data: z.object({}),
  options: { singletonKey: () => 'invites' },
  schedule: { cron: '40 3 * * *', data: {} },
  run: (platform: Pick<Platform, 'db' | 'clock'>) => purgeInvites(platform),
});
