import { z } from 'zod';
import { type InviteMailPlatform, sendInviteMail } from '#features/core/people/invite-mail.service.ts';
import type { Config } from '#platform/config/config.ts';
import type { ServerI18n } from '#platform/i18n/texts.ts';
import type { Id } from '#platform/ids/ids.ts';
import { defineJob } from '#platform/jobs/job.ts';
import { type Message, nameInMail } from '#platform/mail/message.ts';
import { idOption } from '#platform/resource/options.ts';
import { invitesSince } from '../access.ts';
import { findBusiness } from '../business-access.store.ts';
import { findInvite } from '../business-invites.store.ts';
import { findMailOf } from '../people.store.ts';

interface AskedMail {
  id: Id;
  email: string | undefined;
  token: string | undefined;
}

/** Does nothing if the invitation is gone. */
export async function mailInvite(
  platform: InviteMailPlatform,
  { id, email, token }: AskedMail,
): Promise<void> {
  const { db, clock, config } = platform;
  const invite = await findInvite(db, id, invitesSince(clock.now()));
  const business = invite && (await findBusiness(db, invite.business_id));
  if (!business) return;
  const to = email ?? (invite.invited_user_id && (await findMailOf(db, invite.invited_user_id)));
  if (!to) return;
  await sendInviteMail(platform, { email: to, senderId: business.id }, (i18n) =>
    inviteMail(i18n, config, { to, business: business.full_name, token: token && `${id}.${token}` }),
  );
}

function inviteMail(
  i18n: ServerI18n,
  { brandName, origin }: Pick<Config, 'brandName' | 'origin'>,
  { to, business, token }: { to: string; business: string; token: string | undefined },
): Message {
  const who = nameInMail(business, i18n.t('A business'));
  const names = { who, brandName };
  const query = token ? `?invite=${encodeURIComponent(token)}` : '';
  return {
    to,
    subject: i18n.t('{who} invites you to act for it on {brandName}', names),
    text: [
      i18n.t('{who} invites you to act for their business account on {brandName}.', names),
      i18n.t('View the invitation here, and accept or decline it within 30 days:'),
      `${origin}/settings/accounts-i-act-for/${query}`,
      i18n.t(
        "If you don't know this business, ignore this email. No one will find out whether you have an account.",
      ),
    ].join('\n\n'),
  };
}

export const mailBusinessInviteJob = defineJob({
  name: 'business.mail-invite',
  data: z.object({ invite_id: idOption, email: z.string().optional(), token: z.string().optional() }),
  // Its data may hold an address and a link, so finished jobs are soon deleted.
  options: { concurrency: 2, keepSeconds: 3600 },
  run: (platform: InviteMailPlatform, { invite_id, email, token }) =>
    mailInvite(platform, { id: invite_id, email, token }),
});
