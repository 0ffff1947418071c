import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { TextField } from '#design/field/text-field.tsx';
import type { DataOf } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { useUsernameSentences } from './use-username-sentences.ts';
import styles from './username-field.module.css';

interface UsernameFieldProps {
  defaultValue?: string;
  fullName(): string;
  error: string | undefined;
  isOptional?: boolean;
}

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
      // A name chosen from those available mends what sending the form found.
      error={refusal ?? (checked?.is_available ? undefined : error)}
      hint={<Hint checked={checked} onChoose={choose} />}
    />
  );
}

type HintProps = {
  checked: ReturnType<typeof useUsernameCheck>['checked'];
  onChoose: (name: string) => void;
};

/** Announced, as it appears after the field was left. */
function Hint({ checked, onChoose }: HintProps) {
  return (
    <span role="status">
      {!checked && <Trans>Letters, digits and underscores.</Trans>}
      {checked?.is_available && <Trans>This username is available.</Trans>}
      {checked && !checked.is_available && (
        <span className={styles.suggestions}>
          <Trans>Available:</Trans>
          {checked.suggestions.map((name) => (
            <button key={name} type="button" className={styles.suggestion} onClick={() => onChoose(name)}>
              {name}
            </button>
          ))}
        </span>
      )}
    </span>
  );
}

type Checked = DataOf<'UsernameResource.get'>;

/** Ignores late answers for a name that has since changed. */
function useUsernameCheck() {
  const [checked, setChecked] = useState<Checked | null>(null);
  const asked = useRef('');
  const check = async (username: string, fullName: string) => {
    asked.current = username;
    if (username === '') return setChecked(null);
    try {
      const { data } = await call('UsernameResource.get', { username, full_name: fullName });
      if (asked.current === username) setChecked(data);
    } catch {
      // Optional: sending the form checks the name again.
      if (asked.current === username) setChecked(null);
    }
  };
  const forget = () => {
    asked.current = '';
    setChecked(null);
  };
  return { checked, check, forget };
}
