import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { TextField } from '#design/field/text-field.tsx';
import { useUsernameCheck } from './use-username-check.ts';
import { useUsernameSentences } from './use-username-sentences.ts';
import styles from './username-field.module.css';

interface UsernameFieldProps {
  defaultValue?: string;
  /** What suggestions are made of. */
  fullName(): string;
  /** What the sent form was refused with. */
  error: string | undefined;
  isOptional?: boolean;
}

/** A username that is being chosen: says whether it is free once the field is left, and offers others where not. */
export function UsernameField({ defaultValue = '', fullName, error, isOptional }: UsernameFieldProps) {
  const { t } = useLingui();
  const [name, setName] = useState(defaultValue);
  const { checked, check, forget } = useUsernameCheck();
  const sentences = useUsernameSentences();
  const refusal = checked?.reason ? sentences[`username-${checked.reason}`] : undefined;
  const choose = (chosen: string) => {
    setName(chosen);
    void check(chosen, fullName());
  };
  const suggestions = checked?.is_available === false && (
    <span className={styles.suggestions}>
      <Trans>Free:</Trans>
      {checked.suggestions.map((suggestion) => (
        <button
          key={suggestion}
          type="button"
          className={styles.suggestion}
          onClick={() => choose(suggestion)}
        >
          {suggestion}
        </button>
      ))}
    </span>
  );
  return (
    <TextField
      name="username"
      label={t`Username`}
      isOptional={isOptional}
      value={name}
      onChange={(event) => {
        setName(event.target.value.trim());
        forget();
      }}
      onBlur={() => name !== defaultValue && void check(name, fullName())}
      autoComplete={isOptional ? 'off' : 'username'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={30}
      error={refusal ?? error}
      hint={
        suggestions ||
        (checked?.is_available ? t`This username is free.` : t`Letters, digits and underscores.`)
      }
    />
  );
}
