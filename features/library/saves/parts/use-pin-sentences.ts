import { useLingui } from '@lingui/react/macro';
import type { CallRefused } from '#platform/resource/call.ts';
import { useConnectionTexts } from '#platform/resource/use-connection-texts.ts';
import { fieldOfOption, type PinText, type TextError } from '../pin-text.ts';

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

/** If no field is invalid, focuses the message for the whole form. */
export function focusFirstError(form: HTMLFormElement | null): void {
  // The errors are in the page only after the next render.
  requestAnimationFrame(() => {
    const first = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (first ?? form?.querySelector<HTMLElement>('[role=alert][tabindex]'))?.focus();
  });
}
