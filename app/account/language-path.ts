/** Below the settings, which crawlers leave out. */
export const LANGUAGE_PATH = '/settings/language';
