import { useLingui } from '@lingui/react/macro';
import { Avatar } from '#design/avatar/avatar.tsx';
import { classNames } from '#design/class-names.ts';
import { VisuallyHidden } from '#design/hidden/visually-hidden.tsx';
import styles from './message.module.css';
import type { MessageData } from './message-data.ts';
import { MessageText } from './message-text.tsx';
import { ClockTime } from './moments.tsx';
import { ShownCard } from './shown-card.tsx';

type MessageRowProps = {
  message: MessageData;
  /** The first of several of one person, which names them in a group. */
  isNamed: boolean;
  /** The last of several of one person, which has their picture and the time. */
  isLast: boolean;
};

/** One message: its words, what it shows, and who wrote it when. */
export function MessageRow({ message, isNamed, isLast }: MessageRowProps) {
  const { t } = useLingui();
  const { isMine, sender, text, shown, at } = message;
  const name = sender?.fullName ?? t`Somebody who has left`;
  return (
    <li className={classNames(styles.row, isMine && styles.mine)}>
      {!isMine && (isLast ? <Avatar name={name} src={sender?.image} size={28} /> : <span />)}
      <div className={styles.body}>
        <VisuallyHidden>{isMine ? t`You:` : `${name}:`}</VisuallyHidden>
        {isNamed && !isMine && (
          <span className={styles.name} aria-hidden="true">
            {name}
          </span>
        )}
        {shown && <ShownCard shown={shown} />}
        {text && <MessageText text={text} />}
        {isLast && (
          <span className={styles.note}>
            <ClockTime at={at} />
          </span>
        )}
      </div>
    </li>
  );
}
