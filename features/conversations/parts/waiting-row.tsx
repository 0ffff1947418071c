import { Trans } from '@lingui/react/macro';
import { Button } from '#design/button/button.tsx';
import { classNames } from '#design/class-names.ts';
import { VisuallyHidden } from '#design/hidden/visually-hidden.tsx';
import { outboxOf } from '../send-message/outbox.ts';
import type { OutboxItem } from '../send-message/outbox-items.ts';
import styles from './message.module.css';
import { MessageText } from './message-text.tsx';

type WaitingRowProps = {
  item: OutboxItem;
  viewerId: string;
  /** It was tried in vain. */
  isDelayed: boolean;
};

/** An own message that the server has not taken yet, or does not take. */
export function WaitingRow({ item, viewerId, isDelayed }: WaitingRowProps) {
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
            ) : isDelayed ? (
              <Trans>Not sent yet. It goes out once you are back online.</Trans>
            ) : (
              <Trans>Sending…</Trans>
            )}
          </span>
          {(refusal !== null || isDelayed) && (
            <Button size="small" look="ghost" onClick={() => box.tryAgain(clientId)}>
              <Trans>Try again</Trans>
            </Button>
          )}
          {refusal !== null && (
            <Button size="small" look="ghost" onClick={() => box.discard(clientId)}>
              <Trans>Delete</Trans>
            </Button>
          )}
        </span>
      </div>
    </li>
  );
}
