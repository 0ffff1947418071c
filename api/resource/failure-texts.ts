import type { Context } from '#platform/resource/context.ts';
import type { Refusal } from '#platform/resource/refusal.ts';
import type { FailureTexts } from './envelope.ts';

const FAILED = { kind: 'failed', message: 'Something went wrong on our side.' } as const;

/** If there is no refusal, they say that something failed. */
export async function failureTexts(
  refusal: Refusal | null,
  { texts, locale, locales: [source] }: Pick<Context, 'texts' | 'locale' | 'locales'>,
): Promise<FailureTexts> {
  // Already in the viewer's language: nothing needs to be loaded.
  if (locale === source) return { message: (refusal ?? FAILED).message, detail: refusal?.detail ?? null };
  const i18n = await texts.in(locale);
  if (!refusal) return { message: i18n.t(FAILED.message), detail: null };
  const { message, detail, values } = refusal.text;
  return { message: i18n.t(message, values), detail: detail ? i18n.t(detail, values) : null };
}
