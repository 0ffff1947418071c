import { Trans } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { LinkIcon } from '#design/icons/icons.tsx';
import { LinkField, useTypedLink } from '../parts/link-field.tsx';
import styles from './create-panel.module.css';

type LinkChoiceProps = {
  onOpen: () => boolean;
  /** A plausible link, with its protocol. */
  onEntered: (link: string) => void;
};

export function LinkChoice({ onOpen, onEntered }: LinkChoiceProps) {
  const [isField, setField] = useState(false);
  if (isField) return <LinkForm onEntered={onEntered} />;
  return (
    <button type="button" className={styles.choice} onClick={() => setField(onOpen())}>
      <LinkIcon size={20} />
      <Trans>Website link</Trans>
    </button>
  );
}

function LinkForm({ onEntered }: Pick<LinkChoiceProps, 'onEntered'>) {
  const { link, isWrong, type, addressIn } = useTypedLink();
  const input = useRef<HTMLInputElement>(null);
  const isKept = useRef(false);
  useEffect(() => input.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = addressIn(link);
    if (address) return onEntered(address);
    // A focus that returns by itself must keep what was typed.
    isKept.current = document.activeElement !== input.current;
    input.current?.focus();
  };
  const onFocus = () => {
    // Each return to the field is for another link.
    if (!isKept.current) type('');
    isKept.current = false;
  };
  return (
    <form className={styles.link} onSubmit={submit} noValidate>
      <LinkField
        ref={input}
        className={styles.field}
        value={link}
        onChange={type}
        onFocus={onFocus}
        isRefused={isWrong}
      />
      <Button type="submit" variant="primary">
        <Trans>Create Pin</Trans>
      </Button>
    </form>
  );
}
