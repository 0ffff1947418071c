import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { toast } from '#design/toast/toast.ts';
import { CallRefused, type DataOf } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { browserName } from './browser-name.ts';
import styles from './session-list.module.css';

type Session = DataOf<'UserSessionsResource.get'>[number];

const TOAST_MS = 5000;

interface SessionListProps {
  sessions: Session[];
  locale: string;
  /** Called after a session was ended, to fetch the list anew. */
  onEnded(): void;
}

/** The browsers in which the person is signed in, each of which can be signed out but this one. */
export function SessionList({ sessions, locale, onEnded }: SessionListProps) {
  return (
    <ul className={styles.list}>
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session} locale={locale} onEnded={onEnded} />
      ))}
    </ul>
  );
}

type SessionRowProps = Omit<SessionListProps, 'sessions'> & { session: Session };

function SessionRow({ session, locale, onEnded }: SessionRowProps) {
  const { t } = useLingui();
  const { isPending, end } = useEndSession(session.id, onEnded);
  const name = browserName(session.user_agent) || t`Another program`;
  return (
    <li className={styles.session}>
      <div className={styles.what}>
        <div>{name}</div>
        <SessionFacts session={session} locale={locale} />
      </div>
      {!session.is_current && (
        <Button size="small" pending={isPending} onClick={end} aria-label={t`Log out ${name}`}>
          <Trans>Log out</Trans>
        </Button>
      )}
    </li>
  );
}

function SessionFacts({ session, locale }: { session: Session; locale: string }) {
  // One zone for server and browser: what is rendered must be the same in both.
  const since = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <div className={styles.when}>
      {session.is_current ? (
        <Trans>This browser</Trans>
      ) : (
        <Trans>Since {since.format(new Date(session.created_at))}</Trans>
      )}
      {session.is_limited_login && (
        <>
          {' · '}
          <Trans>Limited login, for looking only</Trans>
        </>
      )}
    </div>
  );
}

function useEndSession(id: string, onEnded: () => void) {
  const { t } = useLingui();
  const [isPending, setPending] = useState(false);
  const end = async () => {
    setPending(true);
    try {
      await call('UserSessionsResource.delete', { session_id: id });
    } catch (error) {
      const isGone = error instanceof CallRefused && error.status === 404;
      const text = t`It could not be logged out. Please try again.`;
      if (!isGone) toast.show({ kind: 'error', text, duration: TOAST_MS });
    }
    setPending(false);
    onEnded();
  };
  return { isPending, end };
}
