import type { OptionsOf } from '#platform/resource/call.ts';

/** What a browser may be remembered for, beyond what the site needs to work. */
export interface CookieChoice {
  allow_analytic_cookies: boolean;
  allow_marketing_cookies: boolean;
  allow_personalization_cookies: boolean;
}
export type CookieFlag = keyof CookieChoice;
export const COOKIE_FLAGS = [
  'allow_analytic_cookies',
  'allow_marketing_cookies',
  'allow_personalization_cookies',
] as const satisfies readonly CookieFlag[];

/** Where the choice was made; kept beside it. */
export type CookieSurface = 'cookie_banner' | 'cookie_settings' | 'privacy_settings';

/** How long it is told that the choice is kept, ms. */
export const COOKIE_TOAST_MS = 3000;

/** The share of choices that are told to the analytics. */
export const COOKIE_SAMPLE_RATE = 0.1;

/** Whether a choice is among those that the analytics are told of; never where they were refused. */
export function isSampled(choice: CookieChoice, random: () => number): boolean {
  return choice.allow_analytic_cookies && random() < COOKIE_SAMPLE_RATE;
}

export function everyCookie(isAllowed: boolean): CookieChoice {
  return {
    allow_analytic_cookies: isAllowed,
    allow_marketing_cookies: isAllowed,
    allow_personalization_cookies: isAllowed,
  };
}

/** The choice as settings hold it; null where it was not made yet. */
export function choiceOf(settings: { [flag in CookieFlag]: boolean | null }): CookieChoice | null {
  if (COOKIE_FLAGS.every((flag) => settings[flag] === null)) return null;
  return {
    allow_analytic_cookies: settings.allow_analytic_cookies ?? false,
    allow_marketing_cookies: settings.allow_marketing_cookies ?? false,
    allow_personalization_cookies: settings.allow_personalization_cookies ?? false,
  };
}

/** What the update of the settings is sent. */
export function choiceUpdate(
  choice: CookieChoice,
  surface: CookieSurface,
): OptionsOf<'UserSettingsResource.update'> {
  return { ...choice, surface_tag: surface };
}
