import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '#design/button/link-button.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { Tabs } from '#design/tabs/tabs.tsx';
import { CHANGE_LEVELS } from '#features/ads/campaigns/campaign.ts';
import { ChangeLine } from '#features/ads/campaigns/list-changes/change-line.tsx';
import { useLevelTexts } from '#features/ads/campaigns/parts/use-ad-texts.ts';
import { usePages } from '#platform/resource/use-pages.ts';
import { ShowMore } from '../moderation/show-more.tsx';
import { BackLink } from '../navigation/back-link.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import { useActor } from '../shell/use-shell.ts';
import type { Route } from './+types/history.ts';
import styles from './ads-page.module.css';
import { NoBusiness } from './no-business.tsx';
import { requireAdvertiser } from './require-advertiser.ts';
import { SampleNotice } from './sample-notice.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { page, accounts } = await requireAdvertiser(context, url);
  const account = accounts?.find(({ is_closed }) => !is_closed) ?? accounts?.[0];
  if (!account) return { isBusiness: accounts !== null, shown: null };
  const level = CHANGE_LEVELS.find((one) => one === url.searchParams.get('level')) ?? null;
  const actor = url.searchParams.get('actor')?.slice(0, 100) || null;
  const options = { ad_account_id: account.id, level, actor };
  const { data, bookmark } = await page.call('AdChangesResource.get', options);
  return { isBusiness: true, shown: { account, options, first: { items: data, bookmark } } };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function HistoryPage({ loaderData: { isBusiness, shown } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <main id="main" className={styles.page}>
      <PageTitle>{t`History of ads`}</PageTitle>
      <BackLink fallback="/advertiser/" />
      <h1>{t`History of ads`}</h1>
      {!isBusiness && <NoBusiness />}
      {isBusiness && !shown && (
        <EmptyState title={t`No ad account yet`} text={t`It's opened with your first ad.`} />
      )}
      {shown && <Changes key={JSON.stringify(shown.options)} {...shown} />}
    </main>
  );
}

type Shown = NonNullable<Route.ComponentProps['loaderData']['shown']>;

function Changes({ account, options, first }: Shown) {
  const { t } = useLingui();
  const mayManage = useActor()?.mayAdvertise ?? false;
  const { items, status, loadMore } = usePages({
    ...{ resource: 'AdChangesResource.get', options, first },
    item: (one) => one,
    keyOf: (one) => one.id,
  });
  const actors = [...new Set(items.flatMap(({ actor }) => actor ?? []))];
  return (
    <>
      <SampleNotice account={account} />
      <Filters options={options} actors={actors} />
      {items.length > 0 ? (
        <ul className={styles.list} aria-label={t`Changes`}>
          {items.map((change) => (
            <ChangeLine key={change.id} change={change} currency={account.currency} mayManage={mayManage} />
          ))}
        </ul>
      ) : (
        <EmptyState title={t`No changes`} />
      )}
      <ShowMore status={status} onMore={loadMore} />
    </>
  );
}

function Filters({ options, actors }: Pick<Shown, 'options'> & { actors: readonly string[] }) {
  const { t } = useLingui();
  const levels = useLevelTexts();
  const pathOf = (level: string | null, actor: string | null) => {
    const query = new URLSearchParams({ ...(level && { level }), ...(actor && { actor }) });
    return query.size > 0 ? `/advertiser/history/?${query}` : '/advertiser/history/';
  };
  const tab = (level: (typeof CHANGE_LEVELS)[number] | null, label: string) => ({
    to: pathOf(level, options.actor),
    label,
    current: options.level === level,
  });
  return (
    <>
      <Tabs
        label={t`What was changed`}
        tabs={[tab(null, t`All`), ...CHANGE_LEVELS.map((level) => tab(level, levels[level]))]}
      />
      {(options.actor !== null || actors.length > 1) && (
        <p className={styles.actions}>
          {options.actor ? (
            <LinkButton to={pathOf(options.level, null)} variant="ghost" size="small">
              <Trans>Show everyone's changes</Trans>
            </LinkButton>
          ) : (
            actors.map((actor) => (
              <LinkButton key={actor} to={pathOf(options.level, actor)} variant="ghost" size="small">
                <Trans>By @{actor}</Trans>
              </LinkButton>
            ))
          )}
        </p>
      )}
    </>
  );
}
