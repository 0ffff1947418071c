import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '#design/states/empty-state.tsx';
import { DecisionLine } from '#features/ads/recommendations/decide-recommendation/decision-line.tsx';
import { RecommendationLine } from '#features/ads/recommendations/decide-recommendation/recommendation-line.tsx';
import { usePages } from '#platform/resource/use-pages.ts';
import { ShowMore } from '../moderation/show-more.tsx';
import { BackLink } from '../navigation/back-link.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import { useActor } from '../shell/use-shell.ts';
import type { Route } from './+types/recommendations.ts';
import styles from './ads-page.module.css';
import { NoBusiness } from './no-business.tsx';
import { requireAdvertiser } from './require-advertiser.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { page, accounts } = await requireAdvertiser(context, url);
  const account = accounts?.find(({ is_closed }) => !is_closed) ?? accounts?.[0];
  if (!account) return { isBusiness: accounts !== null, shown: null };
  const options = { ad_account_id: account.id };
  const [{ data: open }, { data: items, bookmark }] = await Promise.all([
    page.call('AdRecommendationsResource.get', options),
    page.call('AdDecisionsResource.get', options),
  ]);
  return { isBusiness: true, shown: { account, options, open, first: { items, bookmark } } };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function RecommendationsPage({ loaderData: { isBusiness, shown } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <main id="main" className={styles.page}>
      <PageTitle>{t`Recommendations`}</PageTitle>
      <BackLink fallback="/advertiser/" />
      <h1>{t`Recommendations`}</h1>
      <p className={styles.lead}>
        <Trans>
          From the figures of your own ads, keywords and tags. Nothing changes until you apply it.
        </Trans>
      </p>
      {!isBusiness && <NoBusiness />}
      {isBusiness && !shown && <EmptyState title={t`No ads yet`} />}
      {shown && <Lists key={JSON.stringify([shown.open, shown.first])} {...shown} />}
    </main>
  );
}

type ListsProps = NonNullable<Route.ComponentProps['loaderData']['shown']>;

function Lists({ account, options, open, first }: ListsProps) {
  const { t } = useLingui();
  const mayManage = useActor()?.mayAdvertise ?? false;
  const { items, status, loadMore } = usePages({
    ...{ resource: 'AdDecisionsResource.get', options, first },
    item: (one) => one,
    keyOf: ({ id }) => id,
  });
  const { currency } = account;
  return (
    <>
      {open.length === 0 && (
        <EmptyState
          title={t`Nothing to recommend right now`}
          text={t`The rules look at the days before today.`}
        />
      )}
      {open.length > 0 && (
        <ul className={styles.list} aria-label={t`Recommendations`}>
          {open.map((one) => (
            <RecommendationLine
              key={`${one.rule} ${one.entity_id}`}
              {...{ one, currency, mayManage, accountId: account.id }}
            />
          ))}
        </ul>
      )}
      {items.length > 0 && <Decided {...{ items, status, loadMore, currency, mayManage }} />}
    </>
  );
}

interface DecidedProps {
  items: ListsProps['first']['items'];
  status: ReturnType<typeof usePages>['status'];
  loadMore: () => void;
  currency: string;
  mayManage: boolean;
}

function Decided({ items, status, loadMore, currency, mayManage }: DecidedProps) {
  const { t } = useLingui();
  return (
    <section className={styles.ads} aria-labelledby="decided">
      <h2 id="decided">{t`Applied and dismissed`}</h2>
      <p className={styles.lead}>
        <Trans>What you dismissed comes back once a figure has changed by half.</Trans>
      </p>
      <ul className={styles.list} aria-label={t`Applied and dismissed`}>
        {items.map((one) => (
          <DecisionLine key={one.id} {...{ one, currency, mayManage }} />
        ))}
      </ul>
      <ShowMore status={status} onMore={loadMore} />
    </section>
  );
}
