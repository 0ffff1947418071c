import type { RefusalDetails } from '#platform/resource/refusal.ts';

/** What the wire says to the token of a mailed link that was used, or is too old. */
export const linkInvalid: RefusalDetails = {
  status: 400,
  reason: 'link-invalid',
  message: 'This link was already used or has expired.',
  field: 'token',
};

/** The same where another link can be asked for. */
export const linkToRenew: RefusalDetails = {
  ...linkInvalid,
  message: 'This link was already used or has expired. Request a new one.',
};

/** Who comes back after it is over finds it among their news; until then the mail is all that they have. */
export const accountSuspended: RefusalDetails = {
  status: 403,
  reason: 'account-suspended',
  message: 'This account is suspended.',
  detail: 'Our email about it says why, and how to appeal.',
};

/** The same where it is known when it is over. */
export const accountSuspendedUntil: RefusalDetails = {
  ...accountSuspended,
  message: 'This account is suspended until {day}.',
};
