import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { EmptyState } from '#design/states/empty-state.tsx';
import { useSentence } from '#features/trust/moderation/parts/decision-view.tsx';
import parts from '#features/trust/moderation/parts/moderation.module.css';
import { usePages } from '#platform/resource/use-pages.ts';
import { SettingsHead } from '../settings/settings-head.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import { requireActor } from '../shell/require-actor.ts';
import type { Route } from './+types/decisions.ts';
import styles from './moderation.module.css';
import { ShowMore } from './show-more.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { call } = requireActor(context, url);
  const { data, bookmark } = await call('ModerationDecisionsResource.get', {});
  return { first: { items: data, bookmark } };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function DecisionsPage({ loaderData: { first } }: Route.ComponentProps) {
  const { t } = useLingui();
  const sentence = useSentence();
  const { items, status, loadMore } = usePages({
    ...{ resource: 'ModerationDecisionsResource.get', options: {}, first },
    item: (one) => one,
    keyOf: (one) => one.id,
  });
  return (
    <main id="main" className={styles.page}>
      <PageTitle>{t`Decisions`}</PageTitle>
      <SettingsHead title={t`Decisions about you`} />
      {items.length === 0 && (
        <EmptyState
          title={t`No decisions`}
          text={t`Staff decisions about you or your content appear here.`}
        />
      )}
      <ul className={parts.list}>
        {items.map((one) => (
          <li key={one.id}>
            <Link to={`/decisions/${one.id}/`} className={parts.row}>
              <span className={parts.words}>
                <span className={parts.title}>{sentence(one)}</span>
                <span className={parts.quiet}>{one.title}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <ShowMore status={status} onMore={loadMore} />
    </main>
  );
}
