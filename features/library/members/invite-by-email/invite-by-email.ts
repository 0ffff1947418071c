/** 30 days. */
export const EMAIL_INVITE_MS = 30 * 86_400_000;

export const MOST_ADDRESSES_AT_ONCE = 20;

export function emailInvitesSince(now: Date): Date {
  return new Date(now.getTime() - EMAIL_INVITE_MS);
}

/** A hint that the inviter recognises, but too little to write to. */
export function emailHint(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}…${email.slice(at)}`;
}
