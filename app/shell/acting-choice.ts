import { ACTING_COOKIE } from '#features/business/access/active-profile.ts';

const YEAR_SECONDS = 365 * 86_400;

/** Kept in this browser, where the server reads it too: the first paint is right. */
export function keepChoice(viewerId: string, profileId: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the other interface does not exist on plain HTTP
  document.cookie = `${ACTING_COOKIE}=${viewerId}.${profileId}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}

export function forgetChoice(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = `${ACTING_COOKIE}=; path=/; max-age=0; samesite=lax`;
}
