import type { OptionsOf } from '#platform/resource/call.ts';

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

export type CookieSurface = 'cookie_banner' | 'cookie_settings' | 'privacy_settings' | 'suggested_boards';

export const COOKIE_SAMPLE_RATE = 0.1;

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

export function choiceOf(settings: { [flag in CookieFlag]: boolean | null }): CookieChoice | null {
  if (COOKIE_FLAGS.every((flag) => settings[flag] === null)) return null;
  return {
    allow_analytic_cookies: settings.allow_analytic_cookies ?? false,
    allow_marketing_cookies: settings.allow_marketing_cookies ?? false,
    allow_personalization_cookies: settings.allow_personalization_cookies ?? false,
  };
}

export function choiceUpdate(
  choice: CookieChoice,
  surface: CookieSurface,
): OptionsOf<'UserSettingsResource.update'> {
  return { ...choice, surface_tag: surface };
}
