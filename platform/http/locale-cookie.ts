import { LOCALE_COOKIE } from '#platform/i18n/locale.ts';
import type { Platform } from '#platform/resource/context.ts';
import { isSecure } from './request-context.ts';

const YEAR_S = 365 * 24 * 3600;

/** Null takes the choice back. Scripts need not read it. */
export function localeCookie(platform: Platform, locale: string | null): string {
  const attributes = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${locale ? YEAR_S : 0}`;
  return `${LOCALE_COOKIE}=${locale ?? ''}; ${attributes}${isSecure(platform) ? '; Secure' : ''}`;
}
