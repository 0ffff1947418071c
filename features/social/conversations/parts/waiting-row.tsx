import { Trans } from '@lingui/react/macro';
import { Button } from '#design/button/button.tsx';
import { classNames } from '#design/class-names.ts';
import { VisuallyHidden } from '#design/hidden/visually-hidden.tsx';
import { outboxOf } from '../send-message/outbox.ts';
import type { Delay, OutboxItem } from '../send-message/outbox-items.ts';
import styles from './message.module.css';
import { MessageText } from './message-text.tsx';

type WaitingRowProps = {
  item: OutboxItem;
  viewerId: string;
  delay: Delay | null;
};

/** The server has not accepted it yet, or refuses it. */
export function WaitingRow({ item, viewerId, delay }: WaitingRowProps) {
  const { text, refusal, clientId } = item;
  const box = outboxOf(viewerId);
  return (
    <li className={classNames(styles.row, styles.mine, styles.waiting)}>
      <div className={styles.body}>
        <VisuallyHidden>
          <Trans>You:</Trans>
        </VisuallyHidden>
        {text && <MessageText text={text} />}
        <span className={classNames(styles.note, refusal !== null && styles.refused)}>
          <span role="status">
            {refusal !== null ? (
              <Trans>Not sent. {refusal}</Trans>
            ) : delay ? (
              <DelayText delay={delay} />
            ) : (
              <Trans>Sending…</Trans>
            )}
          </span>
          {(refusal !== null || delay) && (
            <Button size="small" variant="ghost" onClick={() => box.tryAgain(clientId)}>
              <Trans>Try again</Trans>
            </Button>
          )}
          {refusal !== null && (
            <Button size="small" variant="ghost" onClick={() => box.discard(clientId)}>
              <Trans>Delete</Trans>
            </Button>
          )}
        </span>
      </div>
    </li>
  );
}

function DelayText({ delay }: { delay: Delay }) {
  switch (delay) {
    case 'offline':
      return <Trans>Not sent yet. We'll send it once you're back online.</Trans>;
    case 'other-sender':
      return <Trans>Not sent yet. We'll send it once you log in to this account again.</Trans>;
    case 'busy':
      return <Trans>Not sent yet. We'll try again in a moment.</Trans>;
  }
}
