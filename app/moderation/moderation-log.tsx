import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '#design/states/empty-state.tsx';
import { logLine } from '#features/trust/moderation/parts/case-data.ts';
import { LogList } from '#features/trust/moderation/parts/log-list.tsx';
import { usePages } from '#platform/resource/use-pages.ts';
import { BackLink } from '../navigation/back-link.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import type { Route } from './+types/moderation-log.ts';
import styles from './moderation.module.css';
import { requireStaff } from './require-staff.ts';
import { ShowMore } from './show-more.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { call, now } = requireStaff(context);
  const { data, bookmark } = await call('ModerationLogResource.get', {});
  return { now, first: { items: data.map((one) => logLine(one, now)), bookmark } };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function ModerationLogPage({ loaderData: { now, first } }: Route.ComponentProps) {
  const { t } = useLingui();
  const { items, status, loadMore } = usePages({
    ...{ resource: 'ModerationLogResource.get', options: {}, first },
    item: (one) => logLine(one, now),
    keyOf: (one) => one.id,
  });
  return (
    <main id="main" className={styles.page}>
      <PageTitle>{t`Moderation log`}</PageTitle>
      <BackLink fallback="/moderation/" />
      <h1>{t`Moderation log`}</h1>
      {items.length > 0 ? <LogList log={items} /> : <EmptyState title={t`Nothing has happened yet`} />}
      <ShowMore status={status} onMore={loadMore} />
    </main>
  );
}
