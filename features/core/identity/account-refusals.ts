import type { RefusalDetails } from '#platform/resource/refusal.ts';

/** The token of a mailed link was used or has expired. */
export const linkInvalid: RefusalDetails = {
  kind: 'invalid',
  reason: 'link-invalid',
  message: 'This link was already used or has expired.',
  field: 'token',
};

/** The same, where another link can be requested. */
export const linkToRenew: RefusalDetails = {
  ...linkInvalid,
  message: 'This link was already used or has expired. Request a new one.',
};

/** People who return after a suspension find it among their notifications; until then they only have the mail. */
export const accountSuspended: RefusalDetails = {
  kind: 'forbidden',
  reason: 'account-suspended',
  message: 'This account is suspended.',
  detail: 'Our email about it says why, and how to appeal.',
};

/** The same, where the end of the suspension is known. */
export const accountSuspendedUntil: RefusalDetails = {
  ...accountSuspended,
  message: 'This account is suspended until {day}.',
};
