import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { IconLink } from '#design/button/icon-button.tsx';
import { BellIcon, SettingsIcon } from '#design/icons/icons.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { EndOfList } from '#design/states/end-of-list.tsx';
import { ErrorState } from '#design/states/error-state.tsx';
import { NewerButton } from '#features/trust/notifications/parts/newer-button.tsx';
import { notificationData } from '#features/trust/notifications/parts/notification-data.ts';
import { NotificationList } from '#features/trust/notifications/parts/notification-list.tsx';
import { unreadNotifications } from '#features/trust/notifications/unread-notifications.ts';
import { usePages } from '#platform/resource/use-pages.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { requireActor } from '../shell/require-actor.ts';
import type { Route } from './+types/notifications.ts';
import { notificationActions } from './notification-actions.tsx';
import styles from './notifications.module.css';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { call, now } = requireActor(context, url);
  // Fetched first: what arrives in the meantime stays unread.
  const newest = (await call('NewsHubBadgeResource.get', {})).data.newest_id;
  const { data, bookmark } = await call('NewsHubResource.get', {});
  return { first: { items: data.map(notificationData), bookmark }, newest, now };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function NotificationsPage({ loaderData: { first, newest, now } }: Route.ComponentProps) {
  const { t } = useLingui();
  const { isPending, show } = useReveal(newest);
  const { items, status, loadMore } = useListed(first);
  useEffect(() => {
    if (newest) unreadNotifications.markRead(newest);
  }, [newest]);
  return (
    <main id="main" className={styles.page}>
      <PageTitle>{t`Notifications`}</PageTitle>
      <div className={styles.head}>
        <h1 className={styles.title}>
          <Trans>Notifications</Trans>
        </h1>
        <IconLink to="/settings/notifications/" label={t`Notification settings`}>
          <SettingsIcon />
        </IconLink>
      </div>
      <NewerButton {...{ newest, isPending }} onShow={show} />
      <NotificationList {...{ notifications: items, now }} actions={notificationActions} />
      {items.length === 0 && status === 'end' && (
        <EmptyState
          picture={<BellIcon size={32} />}
          title={t`Nothing new yet`}
          text={t`Comments, saves, new followers and board invites appear here.`}
        />
      )}
      {status === 'error' && <ErrorState onRetry={loadMore} />}
      {(status === 'more' || status === 'loading') && (
        <p className={styles.more}>
          <Button onClick={loadMore} pending={status === 'loading'}>
            <Trans>Show more</Trans>
          </Button>
        </p>
      )}
      {items.length > first.items.length && status === 'end' && <EndOfList />}
    </main>
  );
}

type First = Route.ComponentProps['loaderData']['first'];
const keyOf = ({ id }: First['items'][number]) => id;

function useListed(first: First) {
  const [source] = useState({ resource: 'NewsHubResource.get' as const, options: {}, keyOf });
  return usePages({ ...source, first, item: notificationData });
}

/** Whoever pressed goes on with the first of what arrived. */
function useReveal(newest: string | null) {
  const { revalidate } = useRevalidator();
  const [isPending, setPending] = useState(false);
  const wasPressed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when others have arrived
  useEffect(() => {
    if (!wasPressed.current) return;
    wasPressed.current = false;
    window.scrollTo({ top: 0 });
    document.querySelector<HTMLElement>('main li a')?.focus({ preventScroll: true });
  }, [newest]);
  const show = async () => {
    wasPressed.current = true;
    setPending(true);
    await revalidate();
    setPending(false);
  };
  return { isPending, show };
}
