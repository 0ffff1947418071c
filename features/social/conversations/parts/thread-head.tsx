import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { IconLink } from '#design/button/icon-button.tsx';
import { ArrowLeftIcon } from '#design/icons/icons.tsx';
import { CONVERSATIONS_PATH } from '../conversation.ts';
import type { ConversationData } from './conversation-data.ts';
import { ConversationPicture, PeopleCount, useConversationName } from './conversation-name.tsx';
import styles from './thread.module.css';
import { ThreadMenu } from './thread-menu.tsx';

export function ThreadHead({ conversation }: { conversation: ConversationData }) {
  const { t } = useLingui();
  const { people, isGroup } = conversation;
  const nameOf = useConversationName();
  const [other] = people;
  const words = (
    <>
      <ConversationPicture people={people} size={40} />
      <span className={styles.names}>
        <h1 className={styles.title} dir="auto">
          {nameOf(conversation)}
        </h1>
        <span className={styles.line}>
          {isGroup ? <PeopleCount count={people.length + 1} /> : other && `@${other.username}`}
        </span>
      </span>
    </>
  );
  return (
    <header className={styles.head}>
      <IconLink to={CONVERSATIONS_PATH} label={t`All messages`} size="small" className={styles.back}>
        <ArrowLeftIcon />
      </IconLink>
      {other && !isGroup ? (
        <Link to={`/${other.username}/`} className={styles.who}>
          {words}
        </Link>
      ) : (
        <div className={styles.who}>{words}</div>
      )}
      <ThreadMenu conversation={conversation} />
    </header>
  );
}
