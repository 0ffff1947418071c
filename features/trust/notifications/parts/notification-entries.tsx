import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Avatar } from '#design/avatar/avatar.tsx';
import { Button } from '#design/button/button.tsx';
import { SpinnerPlace } from '#design/spinner/spinner.tsx';
import { ErrorState } from '#design/states/error-state.tsx';
import { call } from '#platform/resource/client.ts';
import { type EntryData, entryData, type NotificationData } from './notification-data.ts';
import styles from './notification-list.module.css';
import type { RenderActions } from './notification-list.tsx';
import { Actions } from './notification-row.tsx';

type NotificationEntriesProps = Pick<NotificationData, 'id' | 'type'> & { actions: RenderActions };

/** Each person of a group, with what they wrote. */
export function NotificationEntries({ id, type, actions }: NotificationEntriesProps) {
  const { t } = useLingui();
  const { entries, bookmark, status, load } = useEntries(id, type);
  return (
    <>
      <ul className={styles.entries} aria-label={t`Everyone in this notification`}>
        {entries.map((entry) => (
          <Entry key={`${entry.actor.id} ${entry.comment?.id}`} {...{ entry, actions }} />
        ))}
      </ul>
      {status === 'error' && <ErrorState onRetry={load} />}
      {status === 'loading' && entries.length === 0 && <SpinnerPlace label={t`Loading`} minHeight={96} />}
      {bookmark && status !== 'error' && (
        <Button size="small" onClick={load} pending={status === 'loading'}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </>
  );
}

function Entry({ entry, actions }: { entry: EntryData; actions: RenderActions }) {
  const { actor, text, url } = entry;
  return (
    <li className={styles.entry}>
      <Avatar name={actor.fullName} src={actor.image} size={32} />
      <div className={styles.words}>
        <Link to={url} className={styles.link}>
          <strong>{actor.fullName}</strong>
        </Link>
        {text && (
          <p className={styles.quote} dir="auto">
            {text}
          </p>
        )}
        <Actions>{actions(entry)}</Actions>
      </div>
    </li>
  );
}

function useEntries(news_id: string, type: NotificationData['type']) {
  const [entries, setEntries] = useState<EntryData[]>([]);
  const [bookmark, setBookmark] = useState<string | null>(null);
  const [status, setStatus] = useState<'idle' | 'loading' | 'error'>('loading');
  const load = async () => {
    setStatus('loading');
    try {
      const answer = await call('NewsHubDetailsResource.get', {
        ...{ news_id, ...(bookmark && { bookmarks: [bookmark] }) },
      });
      setEntries((before) => [...before, ...answer.data.map((one) => entryData(type, one))]);
      setBookmark(answer.bookmark);
      setStatus('idle');
    } catch {
      setStatus('error');
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    void load();
  }, []);
  return { entries, bookmark, status, load };
}
