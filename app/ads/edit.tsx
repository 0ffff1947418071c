import { Trans, useLingui } from '@lingui/react/macro';
import { data, Link } from 'react-router';
import { Badge } from '#design/badge/badge.tsx';
import { LinkButton } from '#design/button/link-button.tsx';
import { moneyText } from '#features/ads/ad-accounts/money.ts';
import { AddAds } from '#features/ads/campaigns/add-ads/add-ads-form.tsx';
import { EditAdGroup, EditCampaign, EditOneAd } from '#features/ads/campaigns/edit-tree/edit-tree-form.tsx';
import { useAdTexts, useRejectionTexts } from '#features/ads/campaigns/parts/use-ad-texts.ts';
import {
  addGroupPath,
  automatedPath,
  duplicatePath,
  EDIT_VIEWS,
  type EditView,
  editPath,
} from '#features/ads/campaigns/tree-path.ts';
import { parseId } from '#platform/ids/ids.ts';
import { BackLink } from '../navigation/back-link.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import { useActor } from '../shell/use-shell.ts';
import type { Route } from './+types/edit.ts';
import { loadAudienceChoices, loadPins } from './ad-choices.ts';
import styles from './ads-page.module.css';
import parts from './edit.module.css';
import { MayNotChange } from './may-not-change.tsx';
import { NoBusiness } from './no-business.tsx';
import { NothingChosen } from './nothing-chosen.tsx';
import { requireAdvertiser } from './require-advertiser.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { page, accounts } = await requireAdvertiser(context, url);
  const isBusiness = accounts !== null;
  if (!isBusiness || !page.viewer.id) return { isBusiness, shown: null };
  const id = (name: string) => parseId(url.searchParams.get(name));
  const [campaignId, adGroupId, adId] = [id('campaignId'), id('adGroupId'), id('pinPromotionId')];
  const deepest: EditView = adId ? 'ad' : adGroupId ? 'adgroup' : 'campaign';
  const view = EDIT_VIEWS.find((one) => one === url.searchParams.get('view')) ?? deepest;
  if (!campaignId && !adGroupId && !adId) return { isBusiness, shown: null };
  // What a view shows must be named, or there is nothing to show.
  if (EDIT_VIEWS.indexOf(view) > EDIT_VIEWS.indexOf(deepest)) throw data(null, 404);
  const wanted = { campaign_id: campaignId, ad_group_id: adGroupId, ad_id: adId };
  const { data: tree } = await page.call('AdTreeResource.get', wanted);
  const ad = tree.ads.find((one) => one.id === adId) ?? null;
  const group = tree.ad_groups.find((one) => one.id === (ad?.ad_group_id ?? adGroupId)) ?? null;
  const isCreatingPins = view === 'adgroup' && url.searchParams.get('isCreatingPins') === 'true';
  const [choices, pins] = await Promise.all([
    loadAudienceChoices(page, tree.ad_account.id),
    view === 'ad' || isCreatingPins ? loadPins(page.call, page.viewer.id, ad ? [ad.pin_id] : []) : [],
  ]);
  const business = page.viewer.fullName;
  return { isBusiness, shown: { view, tree, ad, group, choices, pins, business, isCreatingPins } };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function EditPage({ loaderData: { isBusiness, shown } }: Route.ComponentProps) {
  const { t } = useLingui();
  const titles: Record<EditView, string> = {
    campaign: t`Edit campaign`,
    adgroup: t`Edit ad group`,
    ad: t`Edit ad`,
  };
  const title = titles[shown?.view ?? 'campaign'];
  return (
    <main id="main" className={`${styles.page} ${styles.wide}`}>
      <PageTitle>{title}</PageTitle>
      <BackLink fallback="/advertiser/" />
      <h1>{title}</h1>
      {!isBusiness && <NoBusiness />}
      {isBusiness && !shown && <NothingChosen />}
      {shown && <Shown {...shown} />}
    </main>
  );
}

type ShownProps = NonNullable<Route.ComponentProps['loaderData']['shown']>;

function Shown(shown: ShownProps) {
  const mayManage = useActor()?.mayAdvertise ?? false;
  const { view, tree, group, ad } = shown;
  const one = (view === 'ad' && ad) || (view === 'adgroup' && group) || tree.campaign;
  return (
    <div className={parts.beside}>
      <Tree {...shown} />
      <div className={styles.list}>
        <Facts {...shown} one={one} />
        {mayManage && view === 'campaign' && (
          <LinkButton to={duplicatePath(tree.campaign.id)} size="small">
            <Trans>Duplicate campaign</Trans>
          </LinkButton>
        )}
        {tree.campaign.is_automated && (
          <Link to={automatedPath(tree.campaign.id)}>
            <Trans>Edit this automated campaign on one page</Trans>
          </Link>
        )}
        {mayManage ? <Form key={`${one.id} ${shown.isCreatingPins}`} {...shown} /> : <MayNotChange />}
      </div>
    </div>
  );
}

function Form({ view, tree, group, ad, choices, pins, business, isCreatingPins }: ShownProps) {
  if (view === 'ad' && ad) return <EditOneAd {...{ ad, pins, business }} />;
  if (view !== 'adgroup' || !group) return <EditCampaign {...{ tree, choices }} />;
  const to = editPath({ campaignId: tree.campaign.id, adGroupId: group.id });
  return isCreatingPins ? (
    <AddAds {...{ pins, to, groupId: group.id }} />
  ) : (
    <EditAdGroup {...{ tree, choices, group }} />
  );
}

const current = (is: boolean) => (is ? ('page' as const) : undefined);

/** What the campaign has, to go to any of it. */
function Tree(shown: ShownProps) {
  const { t } = useLingui();
  const mayManage = useActor()?.mayAdvertise ?? false;
  const { tree, view, group, isCreatingPins } = shown;
  const { campaign, ad_groups } = tree;
  const campaignId = campaign.id;
  return (
    <nav aria-label={t`Parts of the campaign`} className={parts.tree}>
      <Link to={editPath({ campaignId })} aria-current={current(view === 'campaign')}>
        {campaign.name}
      </Link>
      <ul>
        {ad_groups.map(({ id, name }) => (
          <li key={id}>
            <Link
              to={editPath({ campaignId, adGroupId: id })}
              aria-current={current(view === 'adgroup' && id === group?.id && !isCreatingPins)}
            >
              {name}
            </Link>
            {id === group?.id && <AdsOfGroup {...shown} groupId={id} />}
          </li>
        ))}
        {mayManage && campaign.status !== 'ARCHIVED' && (
          <li>
            <Link to={addGroupPath(campaignId)}>
              <Trans>Add ad group</Trans>
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

function AdsOfGroup({
  tree: { campaign, ads },
  view,
  ad,
  isCreatingPins,
  groupId,
}: ShownProps & { groupId: string }) {
  const above = { campaignId: campaign.id, adGroupId: groupId };
  return (
    <ul>
      {ads.map(({ id, name }) => (
        <li key={id}>
          <Link
            to={editPath({ ...above, pinPromotionId: id })}
            aria-current={current(view === 'ad' && id === ad?.id)}
          >
            {name}
          </Link>
        </li>
      ))}
      <li>
        <Link to={editPath(above, true)} aria-current={current(isCreatingPins)}>
          <Trans>Add ads</Trans>
        </Link>
      </li>
    </ul>
  );
}

type Viewed =
  | ShownProps['tree']['campaign']
  | ShownProps['tree']['ad_groups'][number]
  | ShownProps['tree']['ads'][number];

function Facts({ tree: { ad_account }, one }: ShownProps & { one: Viewed }) {
  const { i18n } = useLingui();
  const { summaries } = useAdTexts();
  const reasons = useRejectionTexts();
  const money = (micro: number) => moneyText(micro, ad_account.currency, i18n.locale);
  const spent = one.type === 'ad' ? null : one;
  const [today, ever] = spent
    ? [money(spent.spent_today_in_micro_currency), money(spent.spent_in_micro_currency)]
    : ['', ''];
  return (
    <div className={styles.words}>
      <Badge tone={one.summary_status === 'RUNNING' ? 'success' : 'plain'}>
        {summaries[one.summary_status]}
      </Badge>
      {spent && (
        <p className={styles.lead}>
          <Trans>
            Spent: {today} today, {ever} in all. Days are those of {ad_account.time_zone}.
          </Trans>
        </p>
      )}
      {one.type === 'ad' && one.rejected_reasons.length > 0 && (
        <p className={styles.lead}>{one.rejected_reasons.map((reason) => reasons[reason]).join(' · ')}</p>
      )}
    </div>
  );
}
