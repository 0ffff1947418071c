import { useLingui } from '@lingui/react/macro';
import { TextField } from '#design/field/text-field.tsx';
import { PERSON_LIMITS } from '../person.ts';

/** Where one's own page of the web is typed, under the name that the call has for it. */
export function WebsiteField({ website, error }: { website: string | null; error: string | undefined }) {
  const { t } = useLingui();
  return (
    <TextField
      name="website_url"
      label={t`Website`}
      isOptional
      inputMode="url"
      autoComplete="url"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={PERSON_LIMITS.url}
      defaultValue={website ?? ''}
      error={error}
    />
  );
}
