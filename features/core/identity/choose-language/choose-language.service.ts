import { localeCookie } from '#platform/http/locale-cookie.ts';
import { chooseLocale, PSEUDO_LOCALE } from '#platform/i18n/locale.ts';
import { invalid } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { setLocale } from '../account.store.ts';
import { requireActingFor } from '../acting-access.ts';

/** Holds in all browsers of the person; in this one also once they have logged out. */
export async function chooseLanguage(context: ContextFor<'person'>, chosen: string | null): Promise<void> {
  const { db, viewer, locales, request, answerHeaders } = context;
  if (chosen !== null && (chosen === PSEUDO_LOCALE || !locales.includes(chosen)))
    throw invalid('locale', '{field}: must be a language of this site');
  const ofBrowser = chooseLocale(request.headers.get('accept-language') ?? undefined, undefined, locales);
  const me = requireActingFor(viewer, {}, 'edit-settings');
  await setLocale(db, me, { chosen, locale: chosen ?? ofBrowser });
  answerHeaders.append('set-cookie', localeCookie(context, chosen));
}
