import { useLingui } from '@lingui/react/macro';
import { TextField } from '#design/field/text-field.tsx';
import { PERSON_LIMITS } from '../person.ts';

type WebsiteFieldProps = { website: string | null; error: string | undefined };

export function WebsiteField({ website, error }: WebsiteFieldProps) {
  const { t } = useLingui();
  return (
    <TextField
      {...ADDRESS}
      name="website_url"
      label={t`Website`}
      defaultValue={website ?? ''}
      error={error}
    />
  );
}

type ImprintFieldProps = { imprint: string | null; error: string | undefined };

export function ImprintField({ imprint, error }: ImprintFieldProps) {
  const { t } = useLingui();
  return (
    <TextField
      {...ADDRESS}
      name="impressum_url"
      label={t`Imprint`}
      hint={t`A page with your legal details, if the law in your country requires one.`}
      defaultValue={imprint ?? ''}
      error={error}
    />
  );
}

const ADDRESS = {
  isOptional: true,
  inputMode: 'url',
  autoComplete: 'url',
  autoCapitalize: 'none',
  spellCheck: false,
  maxLength: PERSON_LIMITS.url,
} as const;
