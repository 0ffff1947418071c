import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { TextArea, TextField } from '#design/field/text-field.tsx';
import { type PinText, TEXT_LIMITS } from '../pin-text.ts';
import { DescriptionField } from './description-field.tsx';
import styles from './pin-fields.module.css';

type PinFieldsProps = {
  pinText: PinText;
  onChange: (pinText: PinText) => void;
  errors: Partial<Record<keyof PinText, string>>;
  isDisabled?: boolean;
  board?: ReactNode;
};

const ADDRESS = {
  placeholder: 'https://',
  inputMode: 'url',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

export function PinFields({ pinText, onChange, errors, isDisabled, board }: PinFieldsProps) {
  const { t } = useLingui();
  const field = (name: keyof PinText) => ({
    name,
    value: pinText[name],
    error: errors[name],
    disabled: isDisabled,
    maxLength: TEXT_LIMITS[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...pinText, [name]: event.currentTarget.value }),
  });
  return (
    <div className={styles.fields}>
      <TextField
        label={t`Title`}
        placeholder={t`Add a title`}
        {...field('title')}
        hint={<Length of={pinText.title} most={TEXT_LIMITS.title} />}
      />
      {board}
      <DescriptionField
        {...field('description')}
        onText={(description) => onChange({ ...pinText, description })}
      />
      <TextField label={t`Link`} {...ADDRESS} {...field('link')} />
      <TextArea
        label={t`Alt text`}
        rows={2}
        hint={t`Describe it for people who can't see it.`}
        {...field('altText')}
      />
    </div>
  );
}

function Length({ of: { length }, most }: { of: string; most: number }) {
  const { t } = useLingui();
  return <span className={styles.count}>{t`${length} of ${most}`}</span>;
}
