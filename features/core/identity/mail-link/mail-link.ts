export const LINK_KINDS = ['password-reset', 'limited-login'] as const;

/** A link that somebody asks to be mailed. */
export interface AskedLink {
  kind: (typeof LINK_KINDS)[number];
  /** A mail address or a username, as it was typed. */
  login: string;
  /** Where to go after a limited login; a path of this site. */
  next?: string;
  /** Asked for in a browser where the account has logged in before. */
  isKnown?: boolean;
}
