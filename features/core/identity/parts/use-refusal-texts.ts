import { useLingui } from '@lingui/react/macro';
import type { FormError } from '#design/field/form-errors.tsx';
import type { CallRefused } from '#platform/resource/call.ts';
import { useConnectionTexts } from '#platform/resource/use-connection-texts.ts';

export function useRefusalTexts(sentences: Readonly<Record<string, string>> = {}) {
  const { t } = useLingui();
  const connectionTexts = useConnectionTexts();
  const ofWhole = ({ reason, status, message, detail }: CallRefused): string => {
    const known = sentences[reason];
    if (known) return known;
    if (reason === 'too-many-attempts' || status === 429)
      return t`Too many attempts. Wait a while and try again.`;
    if (reason === 'no-password')
      return t`Your account has no password yet. Set one in your account settings.`;
    if (status >= 500 || !message) return t`Something went wrong on our side. Try again.`;
    return detail ? `${message} ${detail}` : message;
  };
  return (refused: CallRefused): FormError[] => {
    const lost = connectionTexts(refused);
    // No field is to blame.
    if (lost) return [{ message: lost }];
    if (!refused.isOfSchema) return [{ field: refused.field ?? undefined, message: ofWhole(refused) }];
    // Options in a list include their position.
    const options = new Set(refused.fields.map((option) => option.replace(/\.\d.*$/, '')));
    const said = (option: string) => sentences[`invalid-${option}`] ?? t`This is too long or not valid here.`;
    return [...options].map((option) => ({ field: option, message: said(option) }));
  };
}
