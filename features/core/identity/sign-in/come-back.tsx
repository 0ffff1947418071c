import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Button } from '#design/button/button.tsx';
import { EntryForm } from '../parts/entry-form.tsx';
import { useSendingForm } from '../parts/use-sending-form.ts';
import styles from './come-back.module.css';

interface ComeBackProps {
  /** The account is being deleted for good, not only deactivated. */
  isLeaving: boolean;
  onBack(): Promise<void>;
  onCancel(): void;
}

export function ComeBack({ isLeaving, onBack, onCancel }: ComeBackProps) {
  const question = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => question.current?.focus(), []);
  const form = useSendingForm({
    required: {},
    send: async () => {
      await onBack();
      return 'leaving';
    },
  });
  return (
    <div className={styles.question}>
      <h2 ref={question} tabIndex={-1}>
        {isLeaving ? <Trans>Keep your account?</Trans> : <Trans>Reactivate your account?</Trans>}
      </h2>
      <p>
        {isLeaving ? (
          <Trans>You deleted it. If you log in now, it's restored and others can see you again.</Trans>
        ) : (
          <Trans>Your account is deactivated. If you log in now, others can see you again.</Trans>
        )}
      </p>
      <EntryForm
        form={form}
        submit={isLeaving ? <Trans>Keep my account</Trans> : <Trans>Log in and reactivate</Trans>}
      >
        {null}
      </EntryForm>
      <Button variant="ghost" wide onClick={onCancel}>
        <Trans>Not now</Trans>
      </Button>
    </div>
  );
}
