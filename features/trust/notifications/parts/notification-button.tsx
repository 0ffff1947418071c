import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { WithUnread } from '#design/badge/with-unread.tsx';
import { IconLink } from '#design/button/icon-button.tsx';
import { BellIcon } from '#design/icons/icons.tsx';
import { MOST_COUNTED } from '../notification.ts';
import { unreadNotifications } from '../unread-notifications.ts';

export function NotificationButton() {
  const { t } = useLingui();
  const count = useSyncExternalStore(unreadNotifications.subscribe, unreadNotifications.current, () => 0);
  return (
    <WithUnread count={count} most={MOST_COUNTED}>
      <IconLink to="/news/" label={count > 0 ? t`Notifications, ${count} unread` : t`Notifications`}>
        <BellIcon />
      </IconLink>
    </WithUnread>
  );
}
