import { beforeAll, beforeEach, expect, test } from 'vitest';
import { adBy, type TestAd } from '#features/ads/delivery/testing-ads.ts';
import { givesAccess } from '#features/business/access/testing-access.ts';
import { ACTING_COOKIE } from '#features/core/identity/acting-access.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { OptionsOf } from '#platform/resource/call.ts';
import { type Cast, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';
import { testWebServer } from '#testing/web.ts';
import { UNSUBSCRIBE_PATH } from '../custom-report.ts';
import { runDueReportsJob } from './report-runs.service.ts';
import { continueRun } from './run-report.service.ts';

let platform: TestPlatform;
let cast: Cast;
let ad: TestAd;

const NOW = '2026-03-20T12:00:00Z';

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  platform.clock.set(new Date(NOW));
  cast = await castOf(platform);
  const pin = await cast.studio.saves.pin({ link: 'https://shop.example/' });
  ad = await adBy(platform, cast.studio, pin.id);
  for (const [day, impressions] of [
    ['2026-03-16', 5],
    ['2026-03-19', 7],
    ['2026-03-20', 20],
  ] as const)
    await platform.db.write(
      `insert into ad_hours (home, ad_account_id, ad_id, hour, campaign_id, ad_group_id, impressions, closeups, saves,
        outbound_clicks, hides, spend_micro) values ($1, $2, $3, $4, $5, $6, $7, 0, 3, 0, 0, 1500000)`,
      [
        homeOf(ad.adId),
        ad.adAccountId,
        ad.adId,
        `${day}T08:00:00Z`,
        ad.campaignId,
        ad.adGroupId,
        impressions,
      ],
    );
});

beforeEach(async () => {
  platform.clock.set(new Date(NOW));
  platform.outbox.length = 0;
  await platform.db.write('delete from ad_reports');
});

type Sent = OptionsOf<'AdCustomReportResource.create'>;

const wanted = (of: Partial<Sent> = {}): Sent => ({
  ...{ ad_account_id: ad.adAccountId, name: 'Spring by day', level: 'AD', columns: ['impressions', 'spend'] },
  ...{ split: 'day', days: 7, ...of },
});

const create = async (of: Partial<Sent> = {}) =>
  (await cast.studio.call('AdCustomReportResource.create', wanted(of))).data;

const mainOf = async (path: string, who = cast.studio) => (await who.opens(path)).one('main');
const runOf = async (id: string) => (await cast.studio.call('AdReportRunResource.get', { id })).data;
const linesOf = async (run_id: string) =>
  (await cast.studio.call('AdReportLinesResource.get', { run_id })).data.map(
    ({ start_date, counts }) => `${start_date} ${counts.impressions}`,
  );

const DAYS = ['2026-03-16 5', '2026-03-19 7', '2026-03-20 20'];

test('[ADS-45] the report builder is found from the area; a report of chosen rows, columns, days and split is run at once', async () => {
  const path = '/advertiser/report-center/builder/';
  const area = (await mainOf('/advertiser/')).one('navigation', 'Pages about ads');
  expect(area.one('link', 'Custom reports').attribute('href')).toBe(path);
  const builder = await mainOf(path);
  expect(builder.one('heading', 'New report').text).toBe('New report');
  for (const name of ['Rows', 'Split', 'Status', 'Period', 'Schedule'])
    expect(builder.one('combobox', name).select('option').length, name).toBeGreaterThan(1);
  const { run_id } = await create();
  await platform.runJobs();
  expect(await linesOf(run_id ?? '')).toEqual(DAYS);
  const main = await mainOf(`/advertiser/report-center/download/?run=${run_id}`);
  const heads = main.select('thead th').map(({ text }) => text);
  expect(heads).toEqual(['Name', 'Campaign', 'Ad group', 'Days', 'Spend', 'Impressions']);
  expect(
    main
      .select('tbody tr')[0]
      ?.select('td')
      .map(({ text }) => text),
  ).toEqual([...['Spring', 'Spring', 'Mar 16', '$1.50', '5']]);
  const weeks = await create({ split: 'week', level: 'CAMPAIGN', name_filter: 'spr' });
  const others = await create({ name_filter: 'winter' });
  const paused = await create({ status_filter: 'paused' });
  await platform.runJobs();
  expect(await linesOf(weeks.run_id ?? '')).toEqual(['2026-03-16 32']);
  for (const { run_id: none } of [others, paused]) expect(await linesOf(none ?? '')).toEqual([]);
  expect((await mainOf(path)).one('region', 'Custom reports').select('tbody tr')).toHaveLength(4);
});

test('what a report cannot be made of is refused by name', async () => {
  const wrong: [Partial<Sent>, string][] = [
    [{ name: ' ' }, 'name'],
    [{ columns: [] }, 'columns'],
    [{ days: 5 }, 'days'],
    [{ days: null }, 'days'],
    [{ days: null, start_date: '2026-03-02', end_date: '2026-03-01' }, 'end_date'],
    [{ days: null, start_date: '2026-03-02', end_date: '2026-04-01' }, 'end_date'],
    [{ days: null, start_date: '2026-03-01', end_date: '2026-03-02', schedule: 'daily' }, 'schedule'],
  ];
  for (const [of, field] of wrong) await expect(create(of), field).rejects.toMatchObject({ field });
});

test('[ADS-46] the history of reports is found from the builder, shows how far each is, and keeps them for 90 days', async () => {
  const { id, run_id } = await create();
  const builder = await mainOf('/advertiser/report-center/builder/');
  const path = builder.one('navigation', 'Report center').one('link', 'History').attribute('href') ?? '';
  expect(path).toBe('/advertiser/report-center/history/');
  const cells = async () =>
    (await mainOf(path)).select('tbody tr').map((row) => row.select('th, td').map(({ text }) => text));
  expect(await cells()).toEqual([
    ['Spring by day', 'WaitingStop', 'Mar 14 – Mar 20', 'Mar 20, 2026, 12:00 PM', '0'],
  ]);
  await stopAfter(3, run_id as Id);
  expect((await runOf(run_id ?? '')).progress).toBeCloseTo(3 / 7);
  const told = async () => {
    const [first] = await cells();
    return [first?.[1], first?.at(-1)];
  };
  expect(await told()).toEqual(['RunningStop', '1']);
  await platform.runJobs();
  expect(await told()).toEqual(['Done', '3']);
  const again = (await cast.studio.call('AdReportRunResource.create', { report_id: id })).data;
  expect(await cells()).toHaveLength(2);
  await platform.runJobs();
  for (const [days, left] of [
    [89, 2],
    [91, 0],
  ] as const) {
    platform.clock.set(new Date(Date.parse(NOW) + days * 86_400_000));
    await platform.jobs.enqueue(platform.db, runDueReportsJob, {});
    await platform.runJobs();
    expect([days, (await cells()).length]).toEqual([days, left]);
  }
  await expect(runOf(again.id)).rejects.toMatchObject({ kind: 'not-found' });
});

/** As if the process were killed once so many batches were stored. */
async function stopAfter(batches: number, runId: Id): Promise<void> {
  let left = batches;
  const signal = {
    throwIfAborted: () => {
      left -= 1;
      if (left < 0) throw new Error('killed');
    },
  } as AbortSignal;
  await expect(continueRun(platform, runId, signal)).rejects.toThrow('killed');
}

test('a report that was interrupted goes on where it was, and one that was stopped does not', async () => {
  const first = (await create()).run_id as Id;
  for (const batches of [2, 0, 4]) await stopAfter(batches, first);
  await Promise.all(
    [1, 2].map(() => continueRun(platform, first, new AbortController().signal).catch(() => {})),
  );
  await platform.runJobs();
  expect([(await runOf(first)).state, await linesOf(first)]).toEqual(['done', DAYS]);

  const second = (await create()).run_id as Id;
  await stopAfter(5, second);
  const stopped = await cast.studio.call('AdReportRunStopResource.create', { id: second });
  expect(stopped.data.state).toBe('stopped');
  await platform.runJobs();
  const { state, lines } = await runOf(second);
  expect([state, lines, await linesOf(second)]).toEqual(['stopped', 1, []]);
  const main = await mainOf(`/advertiser/report-center/download/?run=${second}`);
  expect(main.one('status', 'State').text).toBe('Stopped');
  expect(main.select('table')).toEqual([]);
});

test('[ADS-48] a report is downloaded by whoever has a role in the business, and is not there for others', async () => {
  const { studio, chi, ben } = cast;
  const { run_id } = await create();
  const path = `/advertiser/report-center/download/?run=${run_id}`;
  const [row] = (await mainOf('/advertiser/report-center/history/')).select('tbody th a');
  expect(row?.attribute('href')).toBe(path);
  expect((await mainOf(path)).select('table')).toEqual([]);
  await platform.runJobs();
  expect((await mainOf(path)).one('button', 'Download CSV').text).toBe('Download CSV');

  await givesAccess(platform.db, studio, chi, 'ANALYST');
  const cookies = new Map([[ACTING_COOKIE, `${chi.id}.${studio.id}`]]);
  const analyst = (await chi.opens(path, { cookies })).one('main');
  expect(analyst.one('button', 'Download CSV').text).toBe('Download CSV');
  expect(
    (await chi.opens('/advertiser/report-center/builder/', { cookies })).one('main').select('form'),
  ).toEqual([]);

  ben.viewer.isPartner = true;
  await platform.db.write('update users set is_partner = true where id = $1', [ben.id]);
  const pin = await ben.saves.pin({ link: 'https://other.example/' });
  await adBy(platform, ben, pin.id);
  expect((await ben.opens(path)).status).toBe(404);
  expect((await cast.visitor.opens(path)).one('main').text).not.toContain('Spring');
  const asked = { run_id: run_id ?? '' };
  await expect(ben.call('AdReportLinesResource.get', asked)).rejects.toMatchObject({ kind: 'not-found' });
  await expect(cast.visitor.call('AdReportLinesResource.get', asked)).rejects.toMatchObject({
    kind: 'unauthenticated',
  });
});

async function runDue(): Promise<void> {
  await platform.jobs.enqueue(platform.db, runDueReportsJob, {});
  await platform.runJobs();
}

const linksIn = (text: string) => text.match(/https?:\S+/g) ?? [];

test('a scheduled report is run and mailed once when its day has begun, for the days before, in the language of the business', async () => {
  const { studio } = cast;
  const { run_id } = await create({ schedule: 'weekly', split: 'none' });
  expect(run_id).toBeNull();
  await runDue();
  expect(platform.outbox).toEqual([]);
  platform.clock.set(new Date('2026-03-23T00:00:00Z'));
  await platform.db.write("update accounts set locale = 'de' where id = $1", [studio.id]);
  for (let time = 0; time < 2; time += 1) await runDue();
  expect(platform.outbox).toHaveLength(1);
  const [mail] = platform.outbox;
  expect(mail?.subject).toMatch(/^Dein Anzeigenbericht/);
  const [download = ''] = linksIn(mail?.text ?? '');
  const main = await mainOf(new URL(download).pathname + new URL(download).search);
  expect(main.text).toContain('Mar 16 – Mar 22');
  const { data } = await studio.call('AdCustomReportsResource.get', { ad_account_id: ad.adAccountId });
  expect(data[0]?.next_at).toBe('2026-03-30T00:00:00.000Z');
  await platform.db.write('update accounts set locale = null where id = $1', [studio.id]);
});

test('[ADS-47] the link in a mail stops a report without logging in, only once it is confirmed; a forged one stops nothing', async () => {
  const { visitor, studio } = cast;
  const app = await testWebServer(platform);
  const dueAgain = async () =>
    (await studio.call('AdCustomReportsResource.get', { ad_account_id: ad.adAccountId })).data[0]?.next_at !==
    null;
  const mailed = async () => {
    platform.outbox.length = 0;
    await platform.db.write('delete from ad_reports');
    await create({ schedule: 'daily' });
    platform.clock.set(new Date(platform.clock.now().getTime() + 86_400_000));
    await runDue();
    const [mail] = platform.outbox;
    const link = linksIn(mail?.text ?? '')[1] ?? '';
    expect(mail?.unsubscribe).toBe(link);
    const { pathname, search, searchParams } = new URL(link);
    expect(pathname).toBe(UNSUBSCRIBE_PATH);
    return { path: pathname + search, token: searchParams.get('token') ?? '' };
  };
  const { path, token } = await mailed();
  const page = await visitor.opens(path);
  expect([page.status, page.one('button', 'Stop report').text]).toEqual([200, 'Stop report']);
  const press = (url: string) =>
    app.inject({
      ...{ method: 'POST', url, payload: 'List-Unsubscribe=One-Click' },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  for (const forged of [token.slice(0, -2), `${token}A`, 'x.y', `A${token.slice(1)}`]) {
    const stopping = visitor.call('AdReportMailsResource.delete', { token: forged });
    await expect(stopping, forged).rejects.toMatchObject({ kind: 'not-found' });
    expect((await press(`${UNSUBSCRIBE_PATH}?token=${forged}`)).statusCode).toBe(404);
  }
  expect(await dueAgain()).toBe(true);
  for (let time = 0; time < 2; time += 1) await visitor.call('AdReportMailsResource.delete', { token });
  expect(await dueAgain()).toBe(false);
  platform.outbox.length = 0;
  platform.clock.set(new Date(platform.clock.now().getTime() + 86_400_000));
  await runDue();
  expect(platform.outbox).toEqual([]);

  const next = await mailed();
  expect((await press(next.path)).statusCode).toBe(200);
  expect(await dueAgain()).toBe(false);
});
