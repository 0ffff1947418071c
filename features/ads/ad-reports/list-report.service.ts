import type { AdAccountRow } from '#features/ads/ad-accounts/ad-account.service.ts';
import { NAMED_OBJECTIVES, type NamedObjective } from '#features/ads/campaigns/campaign.ts';
import { parseId } from '#platform/ids/ids.ts';
import { cutPage } from '#platform/resource/bookmark.ts';
import type { Reading } from '#platform/resource/context.ts';
import type { Page, PageRequest } from '#platform/resource/resource.ts';
import { listReportRows, type ReportRow, sumReport, type Wanted } from './list-report.store.ts';
import { findFirstDue, type ReportCounts } from './report.store.ts';
import type { AdFilter, ReportLevel, ReportOrder, ReportSort, StatusFilter } from './report.ts';
import type { ReportRange } from './report-range.service.ts';

export interface ReportInput {
  level: ReportLevel;
  objectiveTypes: readonly NamedObjective[];
  campaignIds: readonly string[];
  adGroupIds: readonly string[];
  adIds: readonly string[];
  productGroupIds: readonly string[];
  name: string;
  campaignFilter: StatusFilter;
  adGroupFilter: StatusFilter;
  adFilter: AdFilter;
}

export interface Sorted {
  sort: ReportSort;
  order: ReportOrder;
}

/** `account` is one that the viewer may see. */
export async function listReport(
  { db }: Pick<Reading, 'db'>,
  account: Pick<AdAccountRow, 'id'>,
  {
    input,
    range,
    sorted,
  }: { input: ReportInput; range: Pick<ReportRange, 'from' | 'until'>; sorted: Sorted },
  { after, pageSize }: PageRequest & { pageSize: number },
): Promise<Page<ReportRow>> {
  const id = parseId(after?.[2]);
  const rows = await listReportRows(db, account.id, wantedOf(input, range.from, range.until), {
    ...{ level: input.level, ...sorted, limit: pageSize + 1 },
    after: after && id ? { number: Number(after[0]), text: String(after[1]), id } : null,
  });
  const { shown, last } = cutPage(rows, pageSize);
  return { items: shown, next: last ? [last.sort_number, last.sort_text, last.id] : null };
}

export interface ReportTotals {
  rows: number;
  total: ReportCounts;
  before: ReportCounts;
  range: ReportRange;
  completeUntil: Date;
}

export async function totalReport(
  { db, clock }: Pick<Reading, 'db' | 'clock'>,
  account: Pick<AdAccountRow, 'id'>,
  input: ReportInput,
  range: ReportRange,
): Promise<ReportTotals> {
  const sum = (from: Date, until: Date) =>
    sumReport(db, account.id, wantedOf(input, from, until), input.level);
  const [{ rows, ...total }, { rows: _, ...before }, due] = await Promise.all([
    sum(range.from, range.until),
    sum(range.beforeFrom, range.beforeUntil),
    findFirstDue(db, account.id),
  ]);
  return { rows, total, before, range, completeUntil: due ?? clock.now() };
}

const anyOf = <One>(list: readonly One[]) => (list.length > 0 ? list : null);

const statusOf = (filter: StatusFilter) => (filter === 'all' ? null : filter.toUpperCase());

const REVIEWS: readonly string[] = ['pending', 'approved', 'rejected'];

function wantedOf(input: ReportInput, from: Date, until: Date): Wanted {
  const { objectiveTypes, campaignIds, adGroupIds, adIds, name, adFilter } = input;
  const isReview = REVIEWS.includes(adFilter);
  return {
    ...{ from, until, name },
    objectives: anyOf([...new Set(objectiveTypes.map((one) => NAMED_OBJECTIVES[one]))]),
    campaignIds: anyOf(campaignIds),
    adGroupIds: anyOf(adGroupIds),
    adIds: anyOf(adIds),
    productGroupIds: anyOf(input.productGroupIds),
    campaignStatus: statusOf(input.campaignFilter),
    groupStatus: statusOf(input.adGroupFilter),
    adStatus: isReview || adFilter === 'all' ? null : adFilter.toUpperCase(),
    review: isReview ? adFilter.toUpperCase() : null,
  };
}
