import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '#platform/config/config.ts';
import type { ServerI18n } from '#platform/i18n/texts.ts';
import type { Message } from '#platform/mail/message.ts';

export const OPT_OUT_PATH = '/invite-opt-out/';

type Site = Pick<Config, 'brandName' | 'origin' | 'secret'>;

/** Comparable, but unreadable without the installation's secret. */
export function hashOptOut(email: string, secret: string): string {
  return keyed(secret, 'invite opt-out address', email);
}

export function optOutToken(email: string, secret: string): string {
  const hash = hashOptOut(email, secret);
  return `${hash}.${sealOf(hash, secret)}`;
}

/** Null if the link is not one of ours. */
export function readOptOutToken(token: string, secret: string): string | null {
  const [hash = '', seal = ''] = token.split('.');
  const [given, expected] = [Buffer.from(token), Buffer.from(`${hash}.${sealOf(hash, secret)}`)];
  return seal && given.length === expected.length && timingSafeEqual(given, expected) ? hash : null;
}

/** A line at the foot, and the header for mail programs. */
export function withOptOut(i18n: ServerI18n, { brandName, origin, secret }: Site, message: Message): Message {
  const token = optOutToken(message.to, secret);
  const unsubscribe = `${origin}${OPT_OUT_PATH}?${new URLSearchParams({ token })}`;
  const words = i18n.t('To stop invitations from {brandName} to this address:', { brandName });
  return { ...message, unsubscribe, text: `${message.text}\n\n${words} ${unsubscribe}` };
}

function sealOf(hash: string, secret: string): string {
  return keyed(secret, 'invite opt-out link', hash);
}

function keyed(secret: string, use: string, text: string): string {
  return createHmac('sha256', secret).update(`${use}\0${text}`).digest('base64url');
}
