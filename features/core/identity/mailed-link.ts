export const MAILED_LINK_KINDS = [
  'reset-password',
  'limited-login',
  'delete-account',
  'confirm-email',
  'take-back-email',
  'take-back-two-factor',
] as const;

export type MailedLinkKind = (typeof MAILED_LINK_KINDS)[number];
