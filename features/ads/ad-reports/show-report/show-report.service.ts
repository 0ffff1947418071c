import type { AdAccountRow } from '#features/ads/ad-accounts/ad-account.service.ts';
import { NAMED_OBJECTIVES, type NamedObjective } from '#features/ads/campaigns/campaign.ts';
import { parseId } from '#platform/ids/ids.ts';
import { cutPage } from '#platform/resource/bookmark.ts';
import type { Context } from '#platform/resource/context.ts';
import type { Page, PageRequest } from '#platform/resource/resource.ts';
import type { AdFilter, ReportLevel, ReportSort, StatusFilter } from '../report.ts';
import {
  findFirstDue,
  listReportRows,
  type ReportCounts,
  type ReportRow,
  rangeUntil,
  sumReport,
  type Wanted,
} from './show-report.store.ts';

export interface ReportInput {
  level: ReportLevel;
  days: number;
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

/** `account` is one that the viewer may see. */
export async function listReport(
  context: Context,
  account: AdAccountRow,
  input: ReportInput & { sort: ReportSort },
  { after, pageSize }: PageRequest & { pageSize: number },
): Promise<Page<ReportRow>> {
  // Nothing is sold from a catalogue yet, so no product group has any.
  if (input.productGroupIds.length > 0) return { items: [], next: null };
  const { from, until } = await rangeOf(context, account, input.days);
  const id = parseId(after?.[2]);
  const rows = await listReportRows(context.db, account.id, wantedOf(input, from, until), {
    ...{ level: input.level, sort: input.sort, limit: pageSize + 1 },
    after: after && id ? { number: Number(after[0]), text: String(after[1]), id } : null,
  });
  const { shown, last } = cutPage(rows, pageSize);
  return { items: shown, next: last ? [last.sort_number, last.sort_text, last.id] : null };
}

export interface ReportTotals {
  rows: number;
  total: ReportCounts;
  /** Of as many days before. */
  before: ReportCounts;
  from: Date;
  until: Date;
  completeUntil: Date;
}

const NOTHING = { impressions: 0, closeups: 0, saves: 0, outbound_clicks: 0, hides: 0, spend_micro: 0 };

export async function totalReport(
  context: Context,
  account: AdAccountRow,
  input: ReportInput,
): Promise<ReportTotals> {
  const { db, clock } = context;
  const range = await rangeOf(context, account, input.days);
  const isEmpty = input.productGroupIds.length > 0;
  const sum = (from: Date, until: Date) =>
    isEmpty ? { ...NOTHING, rows: 0 } : sumReport(db, account.id, wantedOf(input, from, until), input.level);
  const [{ rows, ...total }, { rows: _, ...before }, due] = await Promise.all([
    sum(range.from, range.until),
    sum(range.before, range.from),
    findFirstDue(db, account.id),
  ]);
  const completeUntil = due ?? clock.now();
  return { rows, total, before, from: range.from, until: range.until, completeUntil };
}

function rangeOf({ db, clock }: Context, { time_zone: timeZone }: AdAccountRow, days: number) {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(clock.now());
  return rangeUntil(db, today, { days, timeZone });
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
    campaignStatus: statusOf(input.campaignFilter),
    groupStatus: statusOf(input.adGroupFilter),
    adStatus: isReview || adFilter === 'all' ? null : adFilter.toUpperCase(),
    review: isReview ? adFilter.toUpperCase() : null,
  };
}
