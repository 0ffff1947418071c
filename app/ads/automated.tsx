import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { data, Link, useNavigate } from 'react-router';
import { useDraft } from '#design/field/use-draft.ts';
import { MICRO } from '#features/ads/ad-accounts/ad-account.ts';
import {
  type AutomatedEntries,
  AutomatedForm,
  type SentAutomated,
} from '#features/ads/campaigns/automate-campaign/automated-form.tsx';
import { CHOOSER_PATH } from '#features/ads/campaigns/choose-tool/choose-tool.ts';
import { editPath } from '#features/ads/campaigns/tree-path.ts';
import { parseId } from '#platform/ids/ids.ts';
import { call } from '#platform/resource/client.ts';
import { BackLink } from '../navigation/back-link.tsx';
import type { PageContext } from '../server/page-context.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { useActor } from '../shell/use-shell.ts';
import type { Route } from './+types/automated.ts';
import { loadOffer } from './ad-choices.ts';
import styles from './ads-page.module.css';
import { MayNotChange } from './may-not-change.tsx';
import { NoAdAccount } from './no-ad-account.tsx';
import { NoBusiness } from './no-business.tsx';
import { NothingChosen } from './nothing-chosen.tsx';
import { requireAdvertiser } from './require-advertiser.ts';

/** `/automated/ads/create/` begins one; `/automated/ads/edit/` changes the one that campaignId names. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { page, accounts } = await requireAdvertiser(context, url);
  const isEditing = url.pathname.includes('/edit');
  const campaignId = isEditing && accounts ? url.searchParams.get('campaignId') : null;
  const edited = campaignId ? await loadAutomated(page, campaignId) : null;
  const account = accounts?.find(({ id, is_closed }) => (edited ? id === edited.accountId : !is_closed));
  const has = { isEditing, isBusiness: accounts !== null, hasAccounts: accounts?.length !== 0 };
  if (!account || account.is_closed || (isEditing && !edited)) return { ...has, shown: null };
  const offer = await loadOffer(page, account, edited?.entries.pinIds ?? []);
  return { ...has, shown: { account, edited, offer } };
}

/** @throws 404 for what is not automated, as for what is not there */
async function loadAutomated({ call }: PageContext, campaignId: string) {
  const { data: whole } = await call('AdTreeResource.get', { campaign_id: parseId(campaignId) ?? '0' });
  const { campaign, ad_groups, ad_account } = whole;
  const [group] = ad_groups;
  if (!campaign.is_automated || !group) throw data(null, 404);
  const { ads } = (await call('AdTreeResource.get', { ad_group_id: group.id })).data;
  const { objective_type: objective } = campaign;
  const entries: AutomatedEntries = {
    ...{ name: campaign.name, status: campaign.status, end: group.end_date ?? '' },
    objective: objective === 'AWARENESS' || objective === 'WEB_CONVERSION' ? objective : 'CONSIDERATION',
    budget: String((group.budget_in_micro_currency ?? 0) / MICRO),
    pinIds: ads.filter(({ status }) => status !== 'ARCHIVED').map(({ pin_id }) => pin_id),
  };
  const topics = group.targeting_spec.INTEREST ?? [];
  return { id: campaign.id, accountId: ad_account.id, entries, topics };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function AutomatedPage({ loaderData }: Route.ComponentProps) {
  const { isEditing, isBusiness, hasAccounts, shown } = loaderData;
  const { t } = useLingui();
  const mayManage = useActor()?.mayAdvertise ?? false;
  const title = isEditing ? t`Edit automated campaign` : t`Create automated campaign`;
  return (
    <main id="main" className={`${styles.page} ${styles.wide}`}>
      <PageTitle>{title}</PageTitle>
      <BackLink fallback="/advertiser/" />
      <h1>{title}</h1>
      {!isBusiness && <NoBusiness />}
      {isBusiness && !shown && (isEditing ? <NothingChosen /> : <NoAdAccount isClosed={hasAccounts} />)}
      {shown && !mayManage && <MayNotChange />}
      {shown && mayManage && (shown.edited ? <Edit {...shown} {...shown.edited} /> : <Create {...shown} />)}
    </main>
  );
}

type Shown = NonNullable<Route.ComponentProps['loaderData']['shown']>;

const REPORT = '/advertiser/reporting/campaigns/?message=';
const EMPTY: AutomatedEntries = { objective: 'CONSIDERATION', name: '', budget: '5', end: '', pinIds: [] };

/** What this window stored; anything else is ignored. */
function entriesOf(stored: string): AutomatedEntries {
  try {
    return { ...EMPTY, ...(JSON.parse(stored || '{}') as Partial<AutomatedEntries>) };
  } catch {
    return EMPTY;
  }
}

function Create({ account, offer }: Shown) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [stored, store] = useDraft('automated-campaign');
  const entries = entriesOf(stored);
  const create = async (sent: SentAutomated) => {
    const of = { ad_account_id: account.id, objective_type: entries.objective };
    await call('AutomatedCampaignResource.create', { ...of, ...sent });
    store('');
    await navigate(`${REPORT}created`);
    return 'leaving' as const;
  };
  return (
    <>
      <p className={styles.lead}>
        <Link to={CHOOSER_PATH}>
          <Trans>Create campaigns in another way</Trans>
        </Link>
      </p>
      <AutomatedForm
        {...{ ...offer, account, entries, send: create, submit: t`Publish` }}
        onChange={(next) => store(JSON.stringify(next))}
      />
    </>
  );
}

function Edit({ account, offer, id, entries: before, topics }: Shown & NonNullable<Shown['edited']>) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const [entries, setEntries] = useState(before);
  const save = async (sent: SentAutomated) => {
    const { status } = entries;
    await call('AutomatedCampaignResource.update', { campaign_id: id, ...sent, status });
    await navigate(`${REPORT}edited`);
    return 'leaving' as const;
  };
  const names = topics.flatMap((one) => offer.choices.topics.find(({ value }) => value === one)?.label ?? []);
  const about = new Intl.ListFormat(i18n.locale).format(names);
  return (
    <>
      <p className={styles.lead}>
        {names.length > 0 ? (
          <Trans>Shown to people interested in {about}, as your Pins are about that.</Trans>
        ) : (
          <Trans>Shown to everyone.</Trans>
        )}{' '}
        <Link to={editPath({ campaignId: id })}>
          <Trans>Change each part yourself</Trans>
        </Link>
      </p>
      {before.status === 'ARCHIVED' ? (
        <p>
          <Trans>This is archived. It stays as it is.</Trans>
        </p>
      ) : (
        <AutomatedForm
          {...{ ...offer, account, entries, send: save, submit: t`Save` }}
          onChange={setEntries}
        />
      )}
    </>
  );
}
