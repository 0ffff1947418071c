import { Trans, useLingui } from '@lingui/react/macro';
import { data, Link, useNavigate } from 'react-router';
import { LinkButton } from '#design/button/link-button.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { CampaignBuilder } from '#features/ads/campaigns/build-campaign/campaign-builder.tsx';
import { DraftList } from '#features/ads/campaigns/build-campaign/draft-list.tsx';
import { NAMED_OBJECTIVES, OBJECTIVE_TYPES, type ObjectiveType } from '#features/ads/campaigns/campaign.ts';
import { CHOOSER_PATH } from '#features/ads/campaigns/choose-tool/choose-tool.ts';
import { draftPath } from '#features/ads/campaigns/tree-path.ts';
import { MANAGED_CLIENT } from '#features/business/access/active-profile.ts';
import { parseId } from '#platform/ids/ids.ts';
import type { DataOf } from '#platform/resource/call.ts';
import { BackLink } from '../navigation/back-link.tsx';
import type { PageContext } from '../server/page-context.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { useActor } from '../shell/use-shell.ts';
import type { Route } from './+types/create.ts';
import { loadOffer } from './ad-choices.ts';
import styles from './ads-page.module.css';
import { MayNotChange } from './may-not-change.tsx';
import { NoAdAccount } from './no-ad-account.tsx';
import { NoBusiness } from './no-business.tsx';
import { type AdAccounts, requireAdvertiser } from './require-advertiser.ts';

/** `/ads/edit_draft/` goes on with the draft that is named; what `/ads/create/` begins becomes one. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { page, accounts } = await requireAdvertiser(context, url);
  const isDraft = url.pathname.includes('/edit_draft');
  const draft = isDraft && accounts ? await readDraft(page, url) : null;
  // The catalog of an account has the id of the account.
  const catalogId = isDraft ? null : parseId(url.searchParams.get('catalogId'));
  const named = draft?.draft?.ad_account_id ?? catalogId;
  const account = accounts?.find(({ id, is_closed }) => (named ? id === named : !is_closed));
  if (catalogId && accounts && !account) throw data(null, 404);
  const isClosed = account ? account.is_closed : accounts?.length !== 0;
  const has = { isDraft, isBusiness: accounts !== null, isClosed };
  const asked = account && !isDraft ? await readWanted(page, account, url) : draft;
  if (!account || !asked || isClosed) return { ...has, shown: null };
  const pinIds = asked.draft?.entries.ads.map(({ pinId }) => pinId) ?? [];
  return { ...has, shown: { ...asked, account, ...(await loadOffer(page, account, pinIds)) } };
}

type Asked = Awaited<ReturnType<typeof readWanted | typeof goingOn>>;
type Calling = Pick<PageContext, 'call'>;

async function readDraft(page: PageContext, { searchParams }: URL): Promise<Asked | null> {
  const id = searchParams.get('campaignId');
  if (!id) return null;
  if ((searchParams.get('view') ?? 'campaign') !== 'campaign') throw data(null, 404);
  const { data: draft } = await page.call('AdDraftResource.get', { draft_id: parseId(id) ?? '0' });
  return goingOn(page, draft);
}

async function goingOn(page: Calling, draft: DataOf<'AdDraftResource.get'>) {
  const parent = await loadParent(page, draft.entries.campaignId);
  const productGroups = await loadProductGroups(page, draft.ad_account_id);
  return { draft, drafts: [], wanted: draft.entries, parent, productGroups };
}

async function readWanted(page: Calling, { id }: AdAccounts[number], { searchParams }: URL) {
  const { data: drafts } = await page.call('AdDraftsResource.get', { ad_account_id: id });
  const last = searchParams.get('resumeLastDraft') === 'true' && drafts.find(({ is_own }) => is_own);
  if (last) return goingOn(page, last);
  const isPartial = searchParams.get('partialCreate') === 'true';
  const campaignId = isPartial ? parseId(searchParams.get('campaignId')) : null;
  const parent = await loadParent(page, campaignId);
  const objective = parent?.objective ?? objectiveIn(searchParams.get('objectiveType'));
  const ofCatalog = (name: string) =>
    objective === 'CATALOG_SALES' ? parseId(searchParams.get(name)) : null;
  const productGroups = await loadProductGroups(page, id, ofCatalog('catalogsFeedId'));
  const asked = ofCatalog('productGroupId');
  const productGroupId = productGroups.find(({ value }) => value === asked)?.value ?? null;
  const wanted = { objective, campaignId, productGroupId };
  return { draft: null, drafts: parent ? [] : drafts, parent, wanted, productGroups };
}

/** By any of its names. */
function objectiveIn(name: string | null): ObjectiveType {
  const own = OBJECTIVE_TYPES.find((one) => one === name);
  return own ?? Object.entries(NAMED_OBJECTIVES).find(([one]) => one === name)?.[1] ?? 'CONSIDERATION';
}

async function loadParent({ call }: Calling, campaignId: string | null) {
  if (!campaignId) return null;
  const { campaign } = (await call('AdTreeResource.get', { campaign_id: campaignId })).data;
  const hasLimit = (campaign.daily_spend_cap ?? campaign.lifetime_spend_cap) !== null;
  return { id: campaign.id, name: campaign.name, hasLimit, objective: campaign.objective_type };
}

/** Of a data source, those with products of it. */
async function loadProductGroups({ call }: Calling, accountId: string, feedId: string | null = null) {
  const asked = { ad_account_id: accountId, feed_id: feedId };
  const { data: groups } = await call('ProductGroupsResource.get', asked);
  return groups.map(({ id, name }) => ({ value: id, label: name }));
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function CreatePage({ loaderData }: Route.ComponentProps) {
  const { isDraft, isBusiness, isClosed, shown } = loaderData;
  const { t } = useLingui();
  const mayManage = useActor()?.mayAdvertise ?? false;
  const title = isDraft ? t`Edit draft` : shown?.parent ? t`Add ad group` : t`Create campaign`;
  return (
    <main id="main" className={`${styles.page} ${styles.wide}`}>
      <PageTitle>{title}</PageTitle>
      <BackLink fallback="/advertiser/" />
      <h1>{title}</h1>
      {!isBusiness && <NoBusiness />}
      {isBusiness && !shown && (isDraft && !isClosed ? <NoDraft /> : <NoAdAccount isClosed={isClosed} />)}
      {shown && !mayManage && <MayNotChange />}
      {shown && mayManage && <Builder key={shown.draft?.id ?? 'new'} {...shown} />}
    </main>
  );
}

function NoDraft() {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`Nothing is chosen`}
      text={t`Choose a draft to go on with.`}
      action={
        <LinkButton to="/advertiser/ads/create/" variant="primary">
          <Trans>Create campaign</Trans>
        </LinkButton>
      }
    />
  );
}

type Shown = NonNullable<Route.ComponentProps['loaderData']['shown']>;

function Builder({ drafts, ...shown }: Shown) {
  const navigate = useNavigate();
  const published = () => navigate('/advertiser/reporting/campaigns/?message=created');
  return (
    <>
      {!shown.draft && !shown.parent && (
        <p className={styles.lead}>
          <Link to={CHOOSER_PATH}>
            <Trans>Create campaigns in another way</Trans>
          </Link>
        </p>
      )}
      {drafts.length > 0 && <DraftList drafts={drafts} />}
      <CampaignBuilder {...shown} onBegun={showDraftAddress} onPublished={published} />
    </>
  );
}

/** Without leaving the form; a reload goes on with what is stored. */
function showDraftAddress(draftId: string): void {
  const client = new URLSearchParams(location.search).get(MANAGED_CLIENT);
  const of = client ? `&${new URLSearchParams({ [MANAGED_CLIENT]: client })}` : '';
  history.replaceState(history.state, '', `${draftPath(draftId)}${of}`);
}
