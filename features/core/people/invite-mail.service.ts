import { ATTEMPTS, requireAttempt } from '#features/core/identity/attempts.service.ts';
import type { ServerI18n } from '#platform/i18n/texts.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Message } from '#platform/mail/message.ts';
import { queueMail } from '#platform/mail/send-mail.job.ts';
import type { Platform } from '#platform/resource/context.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { findMailLocale, insertOptOut, isUnwelcome } from './invite-mail.store.ts';
import { hashOptOut, readOptOutToken, withOptOut } from './opt-out-link.ts';
import type { FollowRefused } from './person-refusals.ts';

export type InviteMailPlatform = Pick<Platform, 'db' | 'clock' | 'config' | 'jobs' | 'texts'>;

/** @throws Refusal 'too-many' if the viewer has mailed too many, or all senders too many to this address */
export function requireInviteMail(context: ContextFor<'person'>, email: string): Promise<void> {
  return requireAttempt(context, [
    [ATTEMPTS.inviteMailBySender, context.viewer.id],
    [ATTEMPTS.inviteMailBySenderAndEmail, `${context.viewer.id} ${email}`],
    [ATTEMPTS.inviteMailByEmail, email],
  ]);
}

/** Only jobs call this, so that senders cannot learn which addresses opted out or are closed to them. */
export async function sendInviteMail(
  { db, config, jobs, texts }: InviteMailPlatform,
  { email, senderId }: { email: string; senderId: Id },
  write: (i18n: ServerI18n) => Message,
): Promise<void> {
  const emailHash = hashOptOut(email, config.secret);
  if (await isUnwelcome(db, { email, emailHash, senderId })) return;
  const i18n = await texts.in(await findMailLocale(db, email, senderId));
  await queueMail(jobs, db, withOptOut(i18n, config, write(i18n)));
}

export async function optOutOfInvites(
  { db, clock, config }: Pick<Platform, 'db' | 'clock' | 'config'>,
  token: string,
): Promise<{ emailHash: string } | FollowRefused> {
  const emailHash = readOptOutToken(token, config.secret);
  if (!emailHash) return { refused: 'link-not-valid' };
  await insertOptOut(db, emailHash, clock.now());
  return { emailHash };
}
