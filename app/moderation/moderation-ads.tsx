import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Badge } from '#design/badge/badge.tsx';
import { LinkButton } from '#design/button/link-button.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { Tabs } from '#design/tabs/tabs.tsx';
import { useAdTexts } from '#features/ads/campaigns/parts/use-ad-texts.ts';
import parts from '#features/trust/moderation/parts/moderation.module.css';
import type { DataOf } from '#platform/resource/call.ts';
import { usePages } from '#platform/resource/use-pages.ts';
import { BackLink } from '../navigation/back-link.tsx';
import { orNotFound } from '../shell/or-not-found.ts';
import { PageTitle } from '../shell/page-title.tsx';
import type { Route } from './+types/moderation-ads.ts';
import styles from './moderation.module.css';
import { requireStaff } from './require-staff.ts';
import { ShowMore } from './show-more.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { call } = requireStaff(context);
  const isReviewed = url.searchParams.get('state') === 'reviewed';
  const options: { state: 'waiting' | 'reviewed' } = { state: isReviewed ? 'reviewed' : 'waiting' };
  const { data, bookmark } = await orNotFound(call('ModerationAdsResource.get', options));
  return { options, first: { items: data, bookmark } };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function ModerationAdsPage({ loaderData: { options, first } }: Route.ComponentProps) {
  const { t } = useLingui();
  const { items, status, loadMore } = usePages({
    ...{ resource: 'ModerationAdsResource.get', options, first },
    item: (one) => one,
    keyOf: (one) => one.id,
  });
  const waits = options.state === 'waiting';
  return (
    <main id="main" className={styles.page}>
      <PageTitle>{t`Ads to review`}</PageTitle>
      <BackLink fallback="/moderation/" />
      <div className={styles.head}>
        <h1>{t`Ads to review`}</h1>
        <LinkButton to="/moderation/ad-accounts/" variant="ghost" size="small">
          <Trans>Ad accounts</Trans>
        </LinkButton>
      </div>
      <Tabs
        label={t`Ads to review`}
        tabs={[
          { to: '/moderation/ads/', label: t`In review`, current: waits },
          { to: '/moderation/ads/?state=reviewed', label: t`Reviewed`, current: !waits },
        ]}
      />
      {items.length > 0 ? (
        <Ads ads={items} />
      ) : (
        <EmptyState title={waits ? t`No ads to review` : t`No ad has been reviewed yet`} />
      )}
      <ShowMore status={status} onMore={loadMore} />
    </main>
  );
}

function Ads({ ads }: { ads: DataOf<'ModerationAdsResource.get'> }) {
  const { t } = useLingui();
  const { summaries } = useAdTexts();
  return (
    <ul className={parts.list} aria-label={t`Ads to review`}>
      {ads.map((ad) => (
        <li key={ad.id}>
          <Link to={`/moderation/ads/${ad.id}/`} className={parts.row}>
            {ad.image_url ? <img src={ad.image_url} alt="" className={parts.picture} /> : null}
            <span className={parts.words}>
              <span className={parts.title}>{ad.name}</span>
              <span className={parts.quiet}>@{ad.business.username}</span>
              <span className={parts.marks}>
                <Badge>{summaries[ad.summary_status]}</Badge>
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
