/** How long an invite by mail holds, ms: 30 days. */
export const EMAIL_INVITE_MS = 30 * 86_400_000;

/** Most addresses that one call invites. */
export const MOST_ADDRESSES_AT_ONCE = 20;

/** Invites from before hold no longer. */
export function emailInvitesSince(now: Date): Date {
  return new Date(now.getTime() - EMAIL_INVITE_MS);
}

/** What the inviter is shown of an address: enough to know it again, and too little to write to it. */
export function emailHint(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}…${email.slice(at)}`;
}
