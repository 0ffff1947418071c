import { Trans, useLingui } from '@lingui/react/macro';
import { type Ref, useId, useState, useSyncExternalStore } from 'react';
import { classNames } from '#design/class-names.ts';
import { TextField } from '#design/field/text-field.tsx';
import { CircleAlertIcon, LinkIcon } from '#design/icons/icons.tsx';
import { looksLikeLink, wantsShortText, withProtocol } from '../pin-text.ts';
import styles from './link-field.module.css';

const EXAMPLE = 'https://...';

type LinkFieldProps = {
  ref?: Ref<HTMLInputElement>;
  value: string;
  onChange: (typed: string) => void;
  onFocus?: () => void;
  /** `reason` says more. */
  isRefused: boolean;
  reason?: string | null;
  className?: string;
};

export function LinkField({ ref, value, onChange, onFocus, isRefused, reason, className }: LinkFieldProps) {
  const { t } = useLingui();
  const isNarrow = useIsNarrow();
  const error = useId();
  return (
    <div className={classNames(styles.field, className)}>
      <TextField
        ref={ref}
        label={t`Link to a page with pictures`}
        isLabelHidden
        icon={<LinkIcon size={18} />}
        isPill
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={isNarrow ? t`Enter a link, ${EXAMPLE}` : t`Enter a link to create a Pin, ${EXAMPLE}`}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onFocus={onFocus}
        errorId={isRefused ? error : undefined}
      />
      {isRefused && (
        <p id={error} role="alert" className={styles.popup}>
          <CircleAlertIcon size={18} />
          <span>
            <Trans>Oops! Please enter a valid URL.</Trans>
            {reason && <span className={styles.reason}> {reason}</span>}
          </span>
        </p>
      )}
    </div>
  );
}

function useIsNarrow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      addEventListener('resize', listener);
      return () => removeEventListener('resize', listener);
    },
    () => wantsShortText(innerWidth),
    () => false,
  );
}

/** An error shows from the check until more is typed. */
export function useTypedLink(initialLink = '') {
  const [link, setLink] = useState(initialLink);
  const [isWrong, setWrong] = useState(false);
  const type = (typed: string) => {
    setLink(typed);
    setWrong(false);
  };
  /** Null if invalid, which also shows the error. */
  const addressIn = (typed: string): string | null => {
    const isRight = typed.trim() !== '' && looksLikeLink(typed);
    setWrong(!isRight);
    return isRight ? withProtocol(typed) : null;
  };
  return { link, isWrong, type, addressIn };
}
