import { useLingui } from '@lingui/react/macro';
import { Tabs } from '#design/tabs/tabs.tsx';
import styles from './home-tabs.module.css';

/** The feeds of somebody who is signed in. */
export function HomeTabs({ feed }: { feed: 'for_you' | 'following' }) {
  const { t } = useLingui();
  const tabs = [
    { to: '/', label: t`For you`, current: feed === 'for_you' },
    { to: '/homefeed/following/', label: t`Following`, current: feed === 'following' },
  ];
  return (
    <div className={styles.tabs}>
      <Tabs label={t`Feeds`} tabs={tabs} />
    </div>
  );
}
