import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { toast } from '#design/toast/toast.ts';
import {
  NotificationList,
  notificationData,
} from '#features/trust/notifications/parts/notification-list.tsx';
import { unreadNotifications } from '#features/trust/notifications/unread-notifications.ts';
import { call } from '#platform/resource/client.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { requireActor } from '../shell/require-actor.ts';
import type { Route } from './+types/news.ts';
import styles from './news.module.css';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = requireActor(context, url);
  // Fetched first: what arrives in the meantime stays unread.
  const newest = (await page.call('NewsHubBadgeResource.get', {})).data.newest_id;
  const { data, bookmark } = await page.call('NewsHubResource.get', {});
  return { notifications: data.map((one) => notificationData(one, page.now)), bookmark, newest };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function NotificationsPage({
  loaderData: { notifications, bookmark, newest },
}: Route.ComponentProps) {
  const { t } = useLingui();
  useEffect(() => {
    if (newest) unreadNotifications.markRead(newest);
  }, [newest]);
  const [further, setFurther] = useState<{ notifications: typeof notifications; bookmark: string | null }>();
  const next = further ? further.bookmark : bookmark;
  const showMore = async () => {
    try {
      const answer = await call('NewsHubResource.get', { bookmarks: [next] });
      const items = answer.data.map((one) => notificationData(one, Date.now()));
      setFurther((before) => ({
        notifications: [...(before?.notifications ?? []), ...items],
        bookmark: answer.bookmark,
      }));
    } catch {
      toast.show({ kind: 'error', text: t`This could not be loaded.` });
    }
  };
  const shown = [...notifications, ...(further?.notifications ?? [])];
  return (
    <main id="main" className={styles.page}>
      <PageTitle>{t`Notifications`}</PageTitle>
      <h1 className={styles.title}>
        <Trans>Notifications</Trans>
      </h1>
      {shown.length > 0 ? (
        <NotificationList notifications={shown} />
      ) : (
        <EmptyState
          title={t`Nothing new yet`}
          text={t`Board invites and requests to join your boards appear here.`}
        />
      )}
      {next && (
        <p className={styles.more}>
          <Button onClick={showMore}>
            <Trans>Show more</Trans>
          </Button>
        </p>
      )}
    </main>
  );
}
