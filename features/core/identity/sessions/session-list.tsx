import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx';
import { toast } from '#design/toast/toast.ts';
import { formatDay } from '#platform/i18n/format-day.ts';
import { CallRefused, type DataOf } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { type DeviceKind, deviceOf } from '../device.ts';
import { browserName } from './browser-name.ts';
import styles from './session-list.module.css';

type Session = DataOf<'UserSessionsResource.get'>[number];

interface SessionListProps {
  sessions: Session[];
  locale: string;
  onEnded(): void;
}

export function SessionList({ sessions, locale, onEnded }: SessionListProps) {
  return (
    <>
      <ul className={styles.list}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} locale={locale} onEnded={onEnded} />
        ))}
      </ul>
      {sessions.length > 1 && <EndOthers onEnded={onEnded} />}
    </>
  );
}

type SessionRowProps = Omit<SessionListProps, 'sessions'> & { session: Session };

function SessionRow({ session, locale, onEnded }: SessionRowProps) {
  const { t } = useLingui();
  const { isPending, end } = useEndSession(session.id, onEnded);
  const name = browserName(session.user_agent) || t`Another app`;
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
  const device = useDeviceText(deviceOf(session.user_agent));
  const place = session.country
    ? new Intl.DisplayNames([locale], { type: 'region' }).of(session.country)
    : session.address;
  return (
    <ul className={styles.facts}>
      {device && <li>{device}</li>}
      <li>
        {session.is_current ? (
          <strong>
            <Trans>This browser</Trans>
          </strong>
        ) : (
          <Trans>
            Last used on <Day at={session.used_at} locale={locale} />
          </Trans>
        )}
      </li>
      {place && <li>{place}</li>}
      <li>
        <Trans>
          Since <Day at={session.created_at} locale={locale} />
        </Trans>
      </li>
      {session.is_limited_login && (
        <li>
          <Trans>Limited login, view only</Trans>
        </li>
      )}
    </ul>
  );
}

function Day({ at, locale }: { at: string; locale: string }) {
  return <time className={styles.day}>{formatDay(at, locale)}</time>;
}

function useDeviceText(device: DeviceKind | null): string | null {
  const { t } = useLingui();
  const words: Record<DeviceKind, string> = {
    phone: t`Mobile phone`,
    tablet: t`Tablet`,
    desktop: t`Computer`,
  };
  return device && words[device];
}

function useEndSession(id: string, onEnded: () => void) {
  const { isPending, end } = useEnding(onEnded);
  return { isPending, end: () => end(() => call('UserSessionsResource.delete', { session_id: id })) };
}

function EndOthers({ onEnded }: { onEnded(): void }) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const { isPending, end } = useEnding(() => {
    setAsking(false);
    onEnded();
  });
  return (
    <div>
      <Button onClick={() => setAsking(true)}>
        <Trans>Log out everywhere else</Trans>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t`Log out of all other browsers?`}
        confirmLabel={t`Log out everywhere else`}
        onConfirm={() => end(() => call('OtherSessionsResource.delete', {}))}
        isPending={isPending}
        isDanger
      >
        <Trans>
          You stay logged in here. If you see a browser that isn't yours, change your password too.
        </Trans>
      </ConfirmDialog>
    </div>
  );
}

/** A session already gone counts as ended. */
function useEnding(onEnded: () => void) {
  const { t } = useLingui();
  const [isPending, setPending] = useState(false);
  const end = async (action: () => Promise<unknown>) => {
    setPending(true);
    try {
      await action();
    } catch (error) {
      const isGone = error instanceof CallRefused && error.status === 404;
      const text = t`We couldn't log it out. Try again.`;
      if (!isGone) toast.show({ kind: 'error', text });
    }
    setPending(false);
    onEnded();
  };
  return { isPending, end };
}
