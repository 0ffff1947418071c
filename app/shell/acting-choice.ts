import { choiceCookie, type ProfileChoice } from '#features/business/access/active-profile.ts';

/** Pages that make a profile active come with the cookie; this is for a choice that is made on one. */
export function keepChoice(choice: ProfileChoice): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the other interface does not exist on plain HTTP
  document.cookie = choiceCookie(choice);
}
