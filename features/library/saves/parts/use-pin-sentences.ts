import { useLingui } from '@lingui/react/macro';
import type { CallRefused } from '#platform/resource/call.ts';
import { useConnectionTexts } from '#platform/resource/use-connection-texts.ts';
import { fieldOfOption, NO_TEXT, type PinText, type TextError } from '../pin-text.ts';
import type { SaveTarget } from '../save-target.ts';

export type PinErrors = Partial<Record<keyof PinText | 'picture' | 'board' | 'form', string>>;

export function usePinSentences() {
  const { t } = useLingui();
  const connectionTexts = useConnectionTexts();

  const ofErrors = (errors: readonly TextError[]): PinErrors =>
    Object.fromEntries(
      errors.map(({ field, error }) => [
        field,
        error === 'no-link' ? t`Oops! Please enter a valid URL.` : t`This is too long.`,
      ]),
    );

  const ofRefusal = (refused: CallRefused): PinErrors => {
    const { status, field, message, isOfSchema } = refused;
    const lost = connectionTexts(refused);
    if (lost) return { form: lost };
    const place = fieldOfOption(field);
    if (place === 'link' && isOfSchema) return { link: t`Oops! Please enter a valid URL.` };
    if (place && isOfSchema) return { [place]: t`This is too long.` };
    if (place && status < 500) return { [place]: message };
    if (status === 401) return { form: t`You're logged out. Log in using another tab, then try again.` };
    if (status === 429) return { form: t`Too many requests. Wait a moment and try again.` };
    return { form: status >= 500 ? t`Something went wrong on our side. Try again.` : message };
  };

  return { ofErrors, ofRefusal };
}

type PinChange = { pinText: PinText } | { target: SaveTarget };

/** What is left of them once a field has changed. */
export function errorsAfter(errors: PinErrors, { pinText }: { pinText: PinText }, to: PinChange): PinErrors {
  const texts = Object.keys(NO_TEXT) as (keyof PinText)[];
  const isMended = (field: string) =>
    'target' in to ? field === 'board' : texts.some((at) => at === field && pinText[at] !== to.pinText[at]);
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !isMended(field)));
}

/** Some of the earlier errors are gone, and there is no new one. */
export function areMended(errors: PinErrors, before: PinErrors): boolean {
  const left = Object.entries(errors);
  const isKnown = ([field, text]: [string, string]) => before[field as keyof PinErrors] === text;
  return left.length < Object.keys(before).length && left.every(isKnown);
}

/** If no field is invalid, focuses the message for the whole form. */
export function focusFirstError(form: HTMLFormElement | null): void {
  // The errors are in the page only after the next render.
  requestAnimationFrame(() => {
    const first = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (first ?? form?.querySelector<HTMLElement>('[role=alert][tabindex]'))?.focus();
  });
}
