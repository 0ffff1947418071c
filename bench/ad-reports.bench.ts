import { listReport, type ReportInput, totalReport } from '#features/ads/ad-reports/list-report.service.ts';
import { findReportRange } from '#features/ads/ad-reports/report-range.service.ts';
import { STANDARD_ATTRIBUTION } from '#features/ads/attribution/attribution.ts';
import { countConversions } from '#features/ads/attribution/count-conversions/count-conversions.service.ts';
import { refreshAdIndex } from '#features/ads/delivery/ad-index.service.ts';
import { dayOf, sealAd, viewerKeyOf } from '#features/ads/delivery/ad-token.ts';
import { recordAdEvents } from '#features/ads/delivery/record-events.service.ts';
import { settleAds } from '#features/ads/delivery/settle-ads/settle-ads.service.ts';
import { loadConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/database/database.ts';
import { homeOf } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { ADS, clock, DAYS, makeAds, type Place } from './ad-reports-world.ts';
import { type Bench, type Row, type Section, share, short } from './section.ts';
import { openWorld } from './world.ts';

export const TITLE = 'Reports on ads';

const EVENTS_A_DAY = 10_000_000;
const HOUR = Math.round(EVENTS_A_DAY / 24);
const MINUTE = Math.round(EVENTS_A_DAY / 1440);
const AT_ONCE = 8;
const ROUNDS = 5;
const KINDS = ['impression', 'closeup', 'save', 'outbound_click'] as const;

/** What an account's reports read, how fast events are recorded, and how long a minute's are counted at the end of a full hour. */
export async function run({ postgresUrl }: Bench): Promise<Section> {
  const { url } = await openWorld(postgresUrl, 4000, { name: 'ads' });
  const db = openDatabase(url, { max: AT_ONCE });
  try {
    await db.write('delete from ad_accounts');
    await db.write('delete from ad_events');
    const place = await makeAds(db);
    const tables = [await compareReports(place), await compareInserts(place), await measureMinute(place)];
    return { title: TITLE, words: WORDS, tables };
  } finally {
    await db.close();
  }
}

const WORDS = `An account with ${ADS} ads, each of which was seen in every hour of ${DAYS} days and had conversions in each; a report is
its rows and totals by ad, with a comparison. Past days have a row each, a day is read from its hours. *Recorded* are impressions, closeups, saves and presses of people, half of whom allow
marketing: opening the token, looking whether it counts, charging, and the keys for conversions, ${AT_ONCE} at once; beside it one
insert of the same rows. ${EVENTS_A_DAY.toLocaleString('en')} events a day are ${short(EVENTS_A_DAY / 86_400)} a second. *Counting* is what the minute's job does with the
events of one minute when the hour, all of it of this one account, has ${HOUR.toLocaleString('en')}: it counts the whole hour anew, posts
charges, and attributes as many conversions as a hundredth of the presses.`;

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const INPUT: ReportInput = {
  ...{
    level: 'AD',
    objectiveTypes: [],
    campaignIds: [],
    adGroupIds: [],
    adIds: [],
    productGroupIds: [],
    name: '',
  },
  ...{ campaignFilter: 'all', adGroupFilter: 'all', adFilter: 'all', attribution: STANDARD_ATTRIBUTION },
};

async function compareReports({ db, accountId }: Place): Promise<Row[]> {
  const times = new Map<number, number[]>([1, 7, 30, DAYS].map((days) => [days, []]));
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const [days, found] of times) {
      const range = await findReportRange(
        { db, clock },
        { days, from: null, to: null, comparison: 'before' },
        'UTC',
      );
      const spent = await timed(async () => {
        await listReport(
          { db },
          { id: accountId },
          { input: INPUT, range, sorted: { sort: 'spend', order: 'desc' } },
          { after: null, pageSize: 50 },
        );
        await totalReport({ db, clock }, { id: accountId }, INPUT, range);
      });
      if (round > 0) found.push(spent);
    }
  const day = median(times.get(1) ?? []);
  return [...times].map(([days, found]) => ({
    report: days === 1 ? 'one day' : `${days} days`,
    'median ms': short(median(found)),
    'times one day': short(median(found) / day),
  }));
}

/** Tokens as a feed hands them out, for each person and ad. */
function tokensFor({
  ads,
  people,
  db,
  accountId,
}: Place): { context: Context; token: string; kind: (typeof KINDS)[number] }[] {
  const config = loadConfig({ MODE: 'test' });
  const at = clock.now();
  const shown = {
    placement: 'home' as const,
    priceMicro: 1000,
    at,
    reasons: [],
    query: '',
    keywordId: null,
    productId: null,
  };
  return people.flatMap((id) => {
    const request = { id: 'bench', address: '192.0.2.1', userAgent: 'Firefox', headers: new Headers() };
    const context = {
      db,
      clock,
      config,
      request,
      viewer: { kind: 'person', id },
      locale: 'en',
    } as unknown as Context;
    const viewerKey = viewerKeyOf(context, dayOf(at));
    return ads.flatMap((ad) => {
      const token = sealAd({ ...ad, ...shown, adAccountId: accountId, viewerKey }, config.secret);
      return KINDS.map((kind) => ({ context, token, kind }));
    });
  });
}

async function eachOf<One>(all: readonly One[], work: (one: One) => Promise<unknown>): Promise<void> {
  const left = [...all];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let one = left.pop(); one; one = left.pop()) await work(one);
    }),
  );
}

async function compareInserts(place: Place): Promise<Row[]> {
  const { db, accountId } = place;
  const all = tokensFor(place);
  const [sample] = all;
  if (!sample) throw new Error('no ads');
  await refreshAdIndex(sample.context);
  const per = all.length / ROUNDS;
  const [recorded, bare]: [number[], number[]] = [[], []];
  const insert = `insert into ad_events (home, id, ad_account_id, campaign_id, ad_group_id, ad_id, kind, day, viewer_key,
    placement, occurred_at, is_due) values ($1::smallint, new_id($1::smallint), $2, $3, $4, $5, $6, $7, $8, 'home', $9, true)`;
  for (let round = 0; round < ROUNDS; round += 1) {
    const some = all.slice(round * per, (round + 1) * per);
    recorded.push(
      await timed(() =>
        eachOf(some, ({ context, token, kind }) => recordAdEvents(context, [{ token, kind }])),
      ),
    );
    const rows = some.map(({ kind }, at) => ({
      kind,
      key: `bare ${round} ${at}`,
      ad: place.ads[at % place.ads.length],
    }));
    bare.push(
      await timed(() =>
        eachOf(rows, ({ kind, key, ad }) =>
          db.rows({ name: 'bench-ad-event', text: insert }, [
            ...[
              homeOf(accountId),
              accountId,
              ad?.campaignId,
              ad?.adGroupId,
              ad?.adId,
              kind,
              dayOf(clock.now()),
              key,
              clock.now(),
            ],
          ]),
        ),
      ),
    );
  }
  const rate = (times: readonly number[]) => (per / median(times)) * 1000;
  return [
    {
      events: 'recorded',
      'a second': short(rate(recorded)),
      'of the insert': share(rate(recorded), rate(bare)),
    },
    { events: 'one bare insert', 'a second': short(rate(bare)), 'of the insert': '100 %' },
  ];
}

async function measureMinute({ db, accountId }: Place): Promise<Row[]> {
  const { signal } = new AbortController();
  const platform = { db, clock, config: loadConfig({ MODE: 'test' }) };
  await db.write('delete from ad_events');
  const fill = (count: number, name: string, isDue: boolean) =>
    db.write(
      `insert into ad_events (home, id, ad_account_id, campaign_id, ad_group_id, ad_id, kind, day, viewer_key, placement,
        occurred_at, is_due, click_key)
       select a.home, new_id(a.home), a.ad_account_id, a.campaign_id, a.ad_group_id, a.id,
         (array['impression', 'closeup', 'save', 'outbound_click'])[1 + n % 4], current_date, $3 || n, 'home',
         date_trunc('hour', now()), case when $4::boolean then true end, case when n % 4 = 3 then $3 || n end
       from (select *, row_number() over (order by id) as place from ads where home = $1 and ad_account_id = $2) a
       join generate_series(1, $5::int) as n on n % ${ADS} + 1 = a.place`,
      [homeOf(accountId), accountId, name, isDue, count],
    );
  await fill(HOUR - MINUTE, 'h', false);
  await fill(MINUTE, 'm', true);
  const conversions = Math.round(MINUTE / 400);
  await db.write(
    `insert into conversion_events (home, id, ad_account_id, source, event_name, action_source, event_time, received_at,
      value_micro, currency, keys, is_limited, is_due)
     select $1::smallint, new_id($1::smallint), $2, 'tag', 'checkout', 'web', now(), now(), 5000000, 'USD',
       jsonb_build_object('click_id', array['m' || (n * 4 + 3)]), false, true from generate_series(1, $3::int) as n`,
    [homeOf(accountId), accountId, conversions],
  );
  await db.write('analyze');
  const settled = await timed(() => settleAds(platform, signal));
  const attributed = await timed(() => countConversions(platform, signal));
  const [counted] = await db.rows<{ conversions: number }>(
    `select coalesce(sum(conversions), 0)::int as conversions from ad_conversions
     where home = $1 and ad_account_id = $2 and hour = date_trunc('hour', now()) and report_time = 'TIME_OF_CONVERSION'`,
    [homeOf(accountId), accountId],
  );
  if (counted?.conversions !== conversions)
    throw new Error(`${counted?.conversions} of ${conversions} were attributed`);
  return [
    { 'at the end of an hour': `counting ${MINUTE.toLocaleString('en')} events`, ms: short(settled) },
    { 'at the end of an hour': `attributing ${conversions} conversions`, ms: short(attributed) },
  ];
}
