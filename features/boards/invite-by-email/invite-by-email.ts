const DAY_SECONDS = 86_400;

/** How long an invite by mail holds, ms: 30 days. */
export const EMAIL_INVITE_MS = 30 * DAY_SECONDS * 1000;

/** Most addresses that one call invites. */
export const MOST_ADDRESSES_AT_ONCE = 20;

/** How often somebody may have mail sent, all in all and to one address, and how often one address gets any. */
export const EMAIL_INVITE_RULES = {
  byInviter: { name: 'board invites by mail by inviter', most: 50, windowSeconds: DAY_SECONDS },
  byPair: { name: 'board invites by mail by inviter and address', most: 3, windowSeconds: DAY_SECONDS },
  byAddress: { name: 'board invites by mail by address', most: 10, windowSeconds: DAY_SECONDS },
};

/** Invites from before hold no longer. */
export function emailInvitesSince(now: Date): Date {
  return new Date(now.getTime() - EMAIL_INVITE_MS);
}

/** What the inviter is shown of an address: enough to know it again, and too little to write to it. */
export function emailHint(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}…${email.slice(at)}`;
}
