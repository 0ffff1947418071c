export const LINK_KINDS = ['password-reset', 'limited-login'] as const;

export interface AskedLink {
  kind: (typeof LINK_KINDS)[number];
  /** A mail address or a username, as typed. */
  login: string;
  /** The page to go to after a limited login; a path of this site. */
  next?: string;
  isKnown?: boolean;
}
