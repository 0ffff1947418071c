import { useLingui } from '@lingui/react/macro';
import { ChooseToolForm } from '#features/ads/campaigns/choose-tool/choose-tool-form.tsx';
import { BackLink } from '../navigation/back-link.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import { useActor } from '../shell/use-shell.ts';
import type { Route } from './+types/campaign-mode.ts';
import styles from './ads-page.module.css';
import { MayNotChange } from './may-not-change.tsx';
import { NoBusiness } from './no-business.tsx';
import { requireAdvertiser } from './require-advertiser.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { page, accounts } = await requireAdvertiser(context, url);
  const { data } = await page.call('CampaignToolResource.get', {});
  return { isBusiness: accounts !== null, preferred: data.campaign_tool };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function CampaignModePage({ loaderData: { isBusiness, preferred } }: Route.ComponentProps) {
  const { t } = useLingui();
  const mayManage = useActor()?.mayAdvertise ?? false;
  return (
    <main id="main" className={styles.page}>
      <PageTitle>{t`Create campaign`}</PageTitle>
      <BackLink fallback="/advertiser/" />
      <h1>{t`Create campaign`}</h1>
      {!isBusiness && <NoBusiness />}
      {isBusiness && !mayManage && <MayNotChange />}
      {isBusiness && mayManage && <ChooseToolForm preferred={preferred} />}
    </main>
  );
}
