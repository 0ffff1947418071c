import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '#design/button/link-button.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { Tabs } from '#design/tabs/tabs.tsx';
import { caseLine } from '#features/trust/moderation/parts/case-data.ts';
import { CaseList } from '#features/trust/moderation/parts/case-list.tsx';
import { useModerationTexts } from '#features/trust/moderation/parts/use-moderation-texts.ts';
import { REPORT_KINDS } from '#features/trust/moderation/report.ts';
import { usePages } from '#platform/resource/use-pages.ts';
import { PageTitle } from '../shell/page-title.tsx';
import type { Route } from './+types/moderation.ts';
import styles from './moderation.module.css';
import { requireStaff } from './require-staff.ts';
import { ShowMore } from './show-more.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = requireStaff(context);
  const query = url.searchParams;
  const state: 'waiting' | 'decided' = query.get('state') === 'decided' ? 'decided' : 'waiting';
  const kind = REPORT_KINDS.find((one) => one === query.get('kind')) ?? null;
  const options = { state, kind };
  const { data, bookmark } = await page.call('ModerationCasesResource.get', options);
  const { now } = page;
  return {
    options,
    now,
    hasAds: page.hasAds,
    first: { items: data.map((one) => caseLine(one, now)), bookmark },
  };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function ModerationPage({
  loaderData: { options, now, hasAds, first },
}: Route.ComponentProps) {
  const { t } = useLingui();
  const { items, status, loadMore } = usePages({
    ...{ resource: 'ModerationCasesResource.get', options, first },
    item: (one) => caseLine(one, now),
    keyOf: (one) => one.id,
  });
  return (
    <main id="main" className={styles.page}>
      <PageTitle>{t`Moderation`}</PageTitle>
      <div className={styles.head}>
        <h1>{t`Moderation`}</h1>
        <OtherPages hasAds={hasAds} />
      </div>
      <ModerationTabs {...options} />
      {items.length > 0 ? <CaseList cases={items} /> : <NoCases state={options.state} />}
      <ShowMore status={status} onMore={loadMore} />
    </main>
  );
}

function NoCases({ state }: { state: Route.ComponentProps['loaderData']['options']['state'] }) {
  const { t } = useLingui();
  if (state === 'decided') return <EmptyState title={t`No decisions yet`} />;
  return (
    <EmptyState title={t`Nothing to review`} text={t`Reports appear here until someone decides on them.`} />
  );
}

function ModerationTabs({ state, kind }: Route.ComponentProps['loaderData']['options']) {
  const { t } = useLingui();
  const { kinds } = useModerationTexts();
  const waits = state === 'waiting';
  return (
    <Tabs
      label={t`Moderation`}
      tabs={[
        { to: '/moderation/', label: t`All open cases`, current: waits && kind === null },
        ...REPORT_KINDS.map((one) => ({
          to: `/moderation/?kind=${one}`,
          label: kinds[one],
          current: waits && kind === one,
        })),
        { to: '/moderation/?state=decided', label: t`Decided`, current: !waits },
      ]}
    />
  );
}

function OtherPages({ hasAds }: { hasAds: boolean }) {
  return (
    <span>
      <LinkButton to="/moderation/topics/" variant="ghost" size="small">
        <Trans>Topics</Trans>
      </LinkButton>
      <LinkButton to="/moderation/articles/" variant="ghost" size="small">
        <Trans>Articles</Trans>
      </LinkButton>
      <LinkButton to="/moderation/merchants/" variant="ghost" size="small">
        <Trans>Merchants</Trans>
      </LinkButton>
      {hasAds && (
        <LinkButton to="/moderation/ads/" variant="ghost" size="small">
          <Trans>Ads</Trans>
        </LinkButton>
      )}
      <LinkButton to="/moderation/experiences/" variant="ghost" size="small">
        <Trans>Experiences</Trans>
      </LinkButton>
      <LinkButton to="/moderation/log/" variant="ghost" size="small">
        <Trans>Log</Trans>
      </LinkButton>
      <LinkButton to="/moderation/experiments/" variant="ghost" size="small">
        <Trans>Experiments</Trans>
      </LinkButton>
    </span>
  );
}
