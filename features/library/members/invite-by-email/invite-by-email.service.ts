import { z } from 'zod';
import { requireInviteMail } from '#features/core/people/invite-mail.service.ts';
import { requireBoardFor } from '#features/library/boards/board.service.ts';
import { lockBoardFor } from '#features/library/boards/board-lock.service.ts';
import { accessList, type BoardAccess, MOST_COLLABORATORS } from '#features/library/boards/board-member.ts';
import type { MembersRefused } from '#features/library/boards/board-member-refusals.ts';
import { mapMembers } from '#features/library/boards/board-members.store.ts';
import type { AllowedBoard } from '#features/library/work/board-proof.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import {
  deleteEmailInvite,
  deleteOldEmailInvites,
  type EmailInviteRow,
  insertEmailInvite,
  listEmailInvites,
} from './invite-by-email.store.ts';
import { emailHint, emailInvitesSince, hashEmail, makeSecret, tokenOf } from './invite-by-email.ts';
import { mailInviteJob } from './mail-invite.service.ts';

interface EmailInput {
  boardId: Id;
  emails: readonly string[];
  access: BoardAccess;
}

/** A job checks whether they have accounts, so that neither the answer nor its timing reveals it. */
export async function inviteByEmail(
  context: ContextFor<'person'>,
  { boardId, emails, access }: EmailInput,
): Promise<{ boardId: Id } | MembersRefused> {
  const { db } = context;
  await requireBoardFor(context, 'invite', boardId);
  const wanted = [...new Set(emails)];
  for (const email of wanted) await requireInviteMail(context, email);
  return db.transaction(async (tx) => {
    const board = await lockBoardFor(context, tx, 'invite', boardId);
    const members = await mapMembers(tx, board.id);
    const open = await listEmailInvites(tx, board.id, emailInvitesSince(context.clock.now()));
    const asked = new Set(open.map((invite) => invite.email_hash));
    const fresh = wanted.filter((email) => !asked.has(hashEmail(email, context.config.secret)));
    if (members.size + open.length + fresh.length > MOST_COLLABORATORS) {
      return { refused: 'too-many-collaborators' };
    }
    for (const email of fresh) await ask(context, tx, { board, email, access });
    return { boardId };
  });
}

async function ask(
  { clock, config, jobs, viewer }: ContextFor<'person'>,
  tx: Transaction,
  { board, email, access }: { board: AllowedBoard<'invite'>; email: string; access: BoardAccess },
): Promise<void> {
  const { secret, hash } = makeSecret();
  const at = clock.now();
  const invite = {
    ...{ invitedById: viewer.id, tokenHash: hash, access: accessList(access), at },
    ...{ emailHash: hashEmail(email, config.secret), emailHint: emailHint(email) },
  };
  const id = await insertEmailInvite(tx, board, invite, emailInvitesSince(at));
  if (id) await jobs.enqueue(tx, mailInviteJob, { invite_id: id, email, token: tokenOf(id, secret) });
}

export async function listInvitedAddresses(
  context: ContextFor<'person'>,
  boardId: Id,
): Promise<EmailInviteRow[]> {
  await requireBoardFor(context, 'invite', boardId);
  return listEmailInvites(context.db, boardId, emailInvitesSince(context.clock.now()));
}

export async function withdrawEmailInvite(context: ContextFor<'person'>, boardId: Id, id: Id): Promise<void> {
  await context.db.transaction(async (tx) => {
    const board = await lockBoardFor(context, tx, 'invite', boardId);
    await deleteEmailInvite(tx, board, id);
  });
}

async function purgeEmailInvites({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  await deleteOldEmailInvites(db, emailInvitesSince(clock.now()));
}

export const purgeEmailInvitesJob = defineJob({
  name: 'boards.purge-email-invites',
  data: z.object({}),
  options: { singletonKey: () => 'invites' },
  schedule: { cron: '30 3 * * *', data: {} },
  run: (platform: Pick<Platform, 'db' | 'clock'>) => purgeEmailInvites(platform),
});
