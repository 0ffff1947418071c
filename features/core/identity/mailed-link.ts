import { createHash, randomBytes } from 'node:crypto';

export const newToken = (): string => randomBytes(24).toString('hex');

/** What the database holds of a token: useless to anybody who reads it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

export const MAILED_LINK_KINDS = [
  'reset-password',
  'limited-login',
  'delete-account',
  'confirm-email',
  'take-back-email',
  'take-back-two-factor',
] as const;

export type MailedLinkKind = (typeof MAILED_LINK_KINDS)[number];
