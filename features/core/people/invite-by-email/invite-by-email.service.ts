import type { Id } from '#platform/ids/ids.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { invitePath } from '../invite-codes/invite-code.ts';
import { keepCode } from '../invite-codes/invite-codes.service.ts';
import { findCodeOf } from '../invite-codes.store.ts';
import { type InviteMailPlatform, requireInviteMail, sendInviteMail } from '../invite-mail.service.ts';
import { mapPeople } from '../person.store.ts';
import { mailPersonInviteJob } from './mail-person-invite.job.ts';
import { personInviteMail } from './person-invite-mail.ts';

/**
 * Invites an address to follow the viewer. The job decides whether to mail it, so neither answer nor duration reveals
 * it.
 */
export async function inviteByEmail(context: ContextFor<'person'>, email: string): Promise<void> {
  const { db, jobs, viewer, clock } = context;
  await requireInviteMail(context, email);
  await db.transaction(async (tx) => {
    await keepCode(tx, viewer.id, clock.now());
    await jobs.enqueue(tx, mailPersonInviteJob, { sender_id: viewer.id, email });
  });
}

/** Mails the sender's invite link, unless they have since revoked it. */
export async function mailPersonInvite(
  platform: InviteMailPlatform,
  { email, senderId }: { email: string; senderId: Id },
): Promise<void> {
  const { db, config } = platform;
  const sender = (await mapPeople(db, [senderId])).get(senderId);
  const code = await findCodeOf(db, senderId);
  if (!sender || !code) return;
  const url = config.origin + invitePath(sender.username, code);
  await sendInviteMail(platform, { email, senderId }, (i18n) =>
    personInviteMail(i18n, config, { to: email, sender: sender.full_name, url }),
  );
}
