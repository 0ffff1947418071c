import { z } from 'zod';
import type { Config } from '#platform/config/config.ts';
import type { ServerI18n } from '#platform/i18n/texts.ts';
import type { Id } from '#platform/ids/ids.ts';
import { defineJob } from '#platform/jobs/job.ts';
import { type Message, nameInMail } from '#platform/mail/message.ts';
import { idOption } from '#platform/resource/options.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { invitePath } from '../invite-codes/invite-code.ts';
import { keepCode } from '../invite-codes/invite-codes.service.ts';
import { findCodeOf } from '../invite-codes.store.ts';
import { type InviteMailPlatform, requireInviteMail, sendInviteMail } from '../invite-mail.service.ts';
import { mapPeople } from '../person.store.ts';

/** The job decides whether to mail it, so that neither answer nor duration reveals it. */
export async function inviteByEmail(context: ContextFor<'person'>, email: string): Promise<void> {
  const { db, jobs, viewer, clock } = context;
  await requireInviteMail(context, email);
  await db.transaction(async (tx) => {
    await keepCode(tx, viewer.id, clock.now());
    await jobs.enqueue(tx, mailPersonInviteJob, { sender_id: viewer.id, email });
  });
}

/** Not if the sender has since revoked the link. */
async function mailPersonInvite(
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

function personInviteMail(
  i18n: ServerI18n,
  { brandName }: Pick<Config, 'brandName'>,
  { to, sender, url }: { to: string; sender: string; url: string },
): Message {
  const names = { who: nameInMail(sender, i18n.t('Someone')), brandName };
  return {
    to,
    subject: i18n.t('{who} invites you to {brandName}', names),
    text: [
      i18n.t(
        '{who} invites you to follow them on {brandName}, where people collect pictures and ideas.',
        names,
      ),
      `${i18n.t('Accept the invitation:')} ${url}`,
      i18n.t(
        "If you don't know this person, ignore this email. No one will find out whether you have an account.",
      ),
    ].join('\n\n'),
  };
}

export const mailPersonInviteJob = defineJob({
  name: 'people.mail-invite',
  data: z.object({ sender_id: idOption, email: z.string() }),
  // Finished jobs are soon deleted, as they contain an address.
  options: { concurrency: 2, keepSeconds: 3600 },
  run: (platform: InviteMailPlatform, { sender_id, email }) =>
    mailPersonInvite(platform, { email, senderId: sender_id }),
});
