import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { data, Form, Link } from 'react-router';
import { Button } from '#design/button/button.tsx';
import { LinkButton } from '#design/button/link-button.tsx';
import { TextField } from '#design/field/text-field.tsx';
import { Select } from '#design/select/select.tsx';
import { EmptyState } from '#design/states/empty-state.tsx';
import { Tabs } from '#design/tabs/tabs.tsx';
import { reportPath } from '#features/ads/ad-reports/report-query.ts';
import { AddKeywords } from '#features/ads/keywords/change-keywords/add-keywords.tsx';
import {
  FEWEST_PEOPLE,
  KEYWORD_DAYS,
  type KeywordParent,
  NEGATIVE_TYPES,
  POSITIVE_TYPES,
} from '#features/ads/keywords/keyword.ts';
import {
  KEYWORD_REPORT_NAMES,
  KEYWORD_REPORTS,
  type KeywordQuery,
  type KeywordReportName,
  keywordOptions,
  keywordPath,
  readKeywordQuery,
  searchOptions,
} from '#features/ads/keywords/keyword-query.ts';
import { KeywordTable } from '#features/ads/keywords/parts/keyword-table.tsx';
import { SearchTable } from '#features/ads/keywords/parts/search-table.tsx';
import { useKeywordReportTexts } from '#features/ads/keywords/parts/use-keyword-texts.ts';
import type { DataOf } from '#platform/resource/call.ts';
import { usePages } from '#platform/resource/use-pages.ts';
import { ShowMore } from '../moderation/show-more.tsx';
import type { PageContext } from '../server/page-context.ts';
import { PageTitle } from '../shell/page-title.tsx';
import { useActor } from '../shell/use-shell.ts';
import type { Route } from './+types/keywords.ts';
import styles from './ads-page.module.css';
import { NoBusiness } from './no-business.tsx';
import { ReportNotices } from './report-notices.tsx';
import { requireAdvertiser } from './require-advertiser.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const name = KEYWORD_REPORT_NAMES.find((one) => url.pathname.split('/').includes(one));
  if (!name) throw data(null, 404);
  const { page, accounts } = await requireAdvertiser(context, url);
  const { query, refused } = readKeywordQuery(url.searchParams);
  const account = accounts?.find(({ is_closed }) => !is_closed) ?? accounts?.[0];
  if (!account) return { name, query, refused, isBusiness: accounts !== null, shown: null };
  const found = await find(page, account.id, name, query);
  return { name, query, refused, isBusiness: true, shown: { account, ...found } };
}

/** Those to choose from, by name. */
const PARENTS = 250;

async function find({ call }: PageContext, accountId: string, name: KeywordReportName, query: KeywordQuery) {
  const report = KEYWORD_REPORTS[name];
  const parents = { ad_account_id: accountId, level: report.of, sort: 'name' as const, page_size: PARENTS };
  const asked = searchOptions(accountId, report, query);
  const [{ data: named }, keywords, searches, others] = await Promise.all([
    call('AdReportRowsResource.get', parents),
    report.shows === 'searches'
      ? null
      : call('AdKeywordRowsResource.get', keywordOptions(accountId, report, query)),
    report.shows === 'searches' ? call('AdSearchRowsResource.get', { ...asked, sort: query.sort }) : null,
    report.shows === 'searches' ? call('AdOtherSearchesResource.get', asked) : null,
  ]);
  const open = named.filter(({ status }) => status !== 'ARCHIVED');
  return {
    parents: open.map(({ id, name: label }) => ({ id, name: label })),
    keywords: keywords && { items: keywords.data, bookmark: keywords.bookmark },
    searches: searches && { items: searches.data, bookmark: searches.bookmark },
    others: others?.data.impressions ?? 0,
  };
}

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function KeywordsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const texts = useKeywordReportTexts();
  const { name, query, refused, isBusiness, shown } = loaderData;
  const { campaignIds, adGroupIds } = query;
  const tabs = KEYWORD_REPORT_NAMES.map((one) => ({
    to: keywordPath(one, query),
    label: texts[one],
    current: one === name,
  }));
  return (
    <main id="main" className={`${styles.page} ${styles.wide}`}>
      <PageTitle>{texts[name]}</PageTitle>
      <div className={styles.head}>
        <h1>
          <Trans>Keywords and searches</Trans>
        </h1>
        <LinkButton to={reportPath('AD_GROUP', { campaignIds, adGroupIds })} size="small" variant="ghost">
          <Trans>Reporting</Trans>
        </LinkButton>
      </div>
      <Tabs label={t`Reports`} tabs={tabs} />
      <ReportNotices message={null} refused={refused} />
      {!isBusiness && <NoBusiness />}
      {isBusiness && !shown && <EmptyState title={t`No ads yet`} />}
      {shown && <Report {...{ name, query }} {...shown} />}
    </main>
  );
}

type Loaded = Route.ComponentProps['loaderData'];
type ReportProps = Pick<Loaded, 'name' | 'query'> & NonNullable<Loaded['shown']>;

function Report({ name, query, account, parents, keywords, searches, others }: ReportProps) {
  const mayManage = useActor()?.mayAdvertise ?? false;
  const { of, shows } = KEYWORD_REPORTS[name];
  const types = shows === 'positive' ? POSITIVE_TYPES : NEGATIVE_TYPES;
  const shared = { name, query, account, mayManage };
  return (
    <>
      <Filters key={JSON.stringify(query)} {...{ name, query, parents }} />
      {mayManage && shows !== 'searches' && parents.length > 0 && (
        <AddKeywords {...{ of, types, parents }} className={styles.form} />
      )}
      <Explained shows={shows} />
      {keywords && <Keywords {...shared} first={keywords} />}
      {searches && <Searches {...shared} first={searches} />}
      {others > 0 && (
        <p className={styles.lead}>
          <Plural
            value={others}
            one="Ads were shown # time in other searches, each by fewer than 10 people."
            other="Ads were shown # times in other searches, each by fewer than 10 people."
          />
        </p>
      )}
    </>
  );
}

function Explained({ shows }: { shows: 'positive' | 'negative' | 'searches' }) {
  return (
    <p className={styles.lead}>
      {shows === 'positive' && (
        <Trans>An ad group with keywords is shown only in searches that one of them matches.</Trans>
      )}
      {shows === 'negative' && (
        <Trans>
          Ads aren't shown in searches that a negative keyword matches. The figures are of such searches
          before that, by at least {FEWEST_PEOPLE} people each.
        </Trans>
      )}
      {shows === 'searches' && (
        <Trans>
          What people searched for when your ads were shown. A search is listed once at least {FEWEST_PEOPLE}{' '}
          people made it; we don't store who.
        </Trans>
      )}
    </p>
  );
}

type TableProps<Row> = Pick<ReportProps, 'name' | 'query' | 'account'> & {
  first: { items: Row[]; bookmark: string | null };
  mayManage: boolean;
};

function Keywords({ first, ...table }: TableProps<DataOf<'AdKeywordRowsResource.get'>[number]>) {
  const { t } = useLingui();
  const texts = useKeywordReportTexts();
  const { name, query, account } = table;
  const wanted = JSON.stringify(keywordOptions(account.id, KEYWORD_REPORTS[name], query));
  const source = useMemo(
    () => ({
      ...{ resource: 'AdKeywordRowsResource.get' as const, options: JSON.parse(wanted), first },
      item: (row: (typeof first.items)[number]) => row,
      keyOf: ({ id }: { id: string }) => id,
    }),
    [wanted, first],
  );
  const { items, status, loadMore } = usePages(source);
  if (items.length === 0) return <EmptyState title={t`No keywords`} />;
  return (
    <>
      <KeywordTable {...table} caption={texts[name]} rows={items} />
      <ShowMore status={status} onMore={loadMore} />
    </>
  );
}

function Searches({ first, ...table }: TableProps<DataOf<'AdSearchRowsResource.get'>[number]>) {
  const { t } = useLingui();
  const texts = useKeywordReportTexts();
  const { name, query, account } = table;
  const { sort } = query;
  const wanted = JSON.stringify({ ...searchOptions(account.id, KEYWORD_REPORTS[name], query), sort });
  const source = useMemo(
    () => ({
      ...{ resource: 'AdSearchRowsResource.get' as const, options: JSON.parse(wanted), first },
      item: (row: (typeof first.items)[number]) => row,
      keyOf: ({ id }: { id: string }) => id,
    }),
    [wanted, first],
  );
  const { items, status, loadMore } = usePages(source);
  if (items.length === 0) return <EmptyState title={t`No searches to list yet`} />;
  return (
    <>
      <SearchTable {...table} caption={texts[name]} rows={items} />
      <ShowMore status={status} onMore={loadMore} />
    </>
  );
}

type FiltersProps = Pick<ReportProps, 'name' | 'query' | 'parents'>;

/** A form that leads to the address of what it asks for; it works without scripts, too. */
function Filters({ name, query, parents }: FiltersProps) {
  const { t } = useLingui();
  const { of, shows } = KEYWORD_REPORTS[name];
  const [chosen, other] =
    of === 'CAMPAIGN' ? (['campaignIds', 'adGroupIds'] as const) : (['adGroupIds', 'campaignIds'] as const);
  const ranges = KEYWORD_DAYS.map((days) => ({ value: String(days), label: t`Last ${days} days` }));
  const states = { active: t`In use`, archived: t`Archived`, all: t`All` };
  const cleared = { sort: query.sort, days: query.days };
  return (
    <section className={styles.filters} aria-label={t`Filters`}>
      <Form method="get" action={keywordPath(name, {})} className={styles.form}>
        <TextField label={t`Contains`} name="name" defaultValue={query.name} maxLength={120} />
        <ParentChoice of={of} name={chosen} ids={query[chosen]} parents={parents} />
        {shows !== 'searches' && (
          <Select
            label={t`Status`}
            name="state"
            defaultValue={query.state}
            options={Object.entries(states).map(([value, label]) => ({ value, label }))}
          />
        )}
        <Select label={t`Days`} name="days" defaultValue={String(query.days)} options={ranges} />
        {query[other].length > 0 && <input type="hidden" name={other} value={String(query[other])} />}
        <input type="hidden" name="sort" value={query.sort} />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" size="small">
            <Trans>Show</Trans>
          </Button>
          {keywordPath(name, query) !== keywordPath(name, cleared) && (
            <Link to={keywordPath(name, cleared)}>
              <Trans>Clear filters</Trans>
            </Link>
          )}
        </div>
      </Form>
    </section>
  );
}

type ParentChoiceProps = Pick<ReportProps, 'parents'> & {
  of: KeywordParent;
  name: string;
  ids: readonly string[];
};

function ParentChoice({ of, name, ids, parents }: ParentChoiceProps) {
  const { t } = useLingui();
  const several = ids.length > 1 ? [{ value: String(ids), label: t`Several` }] : [];
  return (
    <Select
      label={of === 'CAMPAIGN' ? t`Campaign` : t`Ad group`}
      name={name}
      defaultValue={String(ids)}
      placeholder={t`All`}
      options={[...several, ...parents.map(({ id, name: label }) => ({ value: id, label }))]}
    />
  );
}
