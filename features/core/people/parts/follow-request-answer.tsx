import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { toast } from '#design/toast/toast.ts';
import { CallRefused } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import styles from './people-list.module.css';

type FollowRequestAnswerProps = {
  person: { id: string; fullName: string };
  onAnswered?: () => void;
};

/** Shown at once, undone on failure. */
export function FollowRequestAnswer({ person, onAnswered }: FollowRequestAnswerProps) {
  const { t } = useLingui();
  const [said, setSaid] = useState<'accept' | 'decline' | null>(null);
  const answer = async (next: 'accept' | 'decline') => {
    setSaid(next);
    const input = { user_id: person.id };
    try {
      if (next === 'accept') await call('FollowRequestAcceptResource.update', input);
      else await call('FollowRequestIgnoreResource.delete', input);
      onAnswered?.();
    } catch (error) {
      setSaid(null);
      const isGone = error instanceof CallRefused && error.status === 404;
      const text = isGone ? t`This request no longer exists.` : t`Uh oh! Something went wrong.`;
      toast.show({ kind: 'error', text });
    }
  };
  if (said) {
    return (
      <span className={styles.line} role="status">
        {said === 'accept' ? <Trans>Now follows you</Trans> : <Trans>Request declined</Trans>}
      </span>
    );
  }
  return (
    <span className={styles.acts}>
      <Button size="small" aria-label={t`Decline ${person.fullName}`} onClick={() => answer('decline')}>
        <Trans>Decline</Trans>
      </Button>
      <Button
        size="small"
        variant="primary"
        aria-label={t`Accept ${person.fullName}`}
        onClick={() => answer('accept')}
      >
        <Trans>Accept</Trans>
      </Button>
    </span>
  );
}
