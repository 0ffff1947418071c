import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { DuplicateCampaignForm } from '#features/ads/campaigns/duplicate-campaign/duplicate-campaign-form.tsx';
import { parseId } from '#platform/ids/ids.ts';
import { BackLink } from '../navigation/back-link.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import { useActor } from '../shell/use-shell.ts';
import type { Route } from './+types/duplicate.ts';
import styles from './ads-page.module.css';
import { MayNotChange } from './may-not-change.tsx';
import { NoBusiness } from './no-business.tsx';
import { NothingChosen } from './nothing-chosen.tsx';
import { requireAdvertiser } from './require-advertiser.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { page, accounts } = await requireAdvertiser(context, url);
  const isBusiness = accounts !== null;
  const id = url.searchParams.get('campaignId');
  if (!isBusiness || !id) return { isBusiness, shown: null };
  const { data } = await page.call('AdTreeResource.get', { campaign_id: parseId(id) ?? '0' });
  const { campaign, ad_groups: groups } = data;
  return { isBusiness, shown: { campaign: { id: campaign.id, name: campaign.name }, groups } };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function DuplicatePage({ loaderData: { isBusiness, shown } }: Route.ComponentProps) {
  const { t } = useLingui();
  const mayManage = useActor()?.mayAdvertise ?? false;
  return (
    <main id="main" className={styles.page}>
      <PageTitle>{t`Duplicate campaign`}</PageTitle>
      <BackLink fallback="/advertiser/reporting/campaigns/" />
      <h1>{t`Duplicate campaign`}</h1>
      {!isBusiness && <NoBusiness />}
      {isBusiness && !shown && <NothingChosen />}
      {shown && !mayManage && <MayNotChange />}
      {shown && mayManage && <Duplicate {...shown} />}
    </main>
  );
}

type Shown = NonNullable<Route.ComponentProps['loaderData']['shown']>;

function Duplicate({ campaign, groups }: Shown) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const { name } = campaign;
  const count = groups.length;
  const names = new Intl.ListFormat(i18n.locale).format(groups.map((one) => one.name));
  return (
    <>
      <p className={styles.lead}>
        <Trans>All of {name} is copied, also keywords. Staff look at every ad before others see it.</Trans>
      </p>
      {count > 0 && (
        <p className={styles.lead}>
          <Plural value={count} one={`# ad group: ${names}`} other={`# ad groups: ${names}`} />
        </p>
      )}
      <DuplicateCampaignForm
        campaign={campaign}
        onDone={(id) => navigate(`/advertiser/reporting/campaigns/?message=duplicated&campaignIds=${id}`)}
      />
    </>
  );
}
