import { unsubscribeToken } from '#features/ads/ad-reports/run-reports/unsubscribe-token.ts';
import { type AdIds, adRows } from '#features/ads/campaigns/testing-ads.ts';
import type { Id } from '#platform/ids/ids.ts';
import { pinRow } from './pin-row.ts';
import { type Row, signedIn } from './table.ts';
import type { Thing } from './things.ts';

const OF_BUSINESS: Row['on'] = { person: signedIn({ others: 403, partner: 200, manager: 200 }) };
const OF_OTHERS: Row['on'] = { person: signedIn({ others: 403, partner: 404, manager: 404 }) };

type Asks = (ids: AdIds, thing: Thing) => object | Promise<object>;

const own =
  (options: Asks): Row['options'] =>
  async (thing, actor) => {
    const ids = await adRows(thing.world.platform.db, { ownerId: actor.person.id, pinId: await actor.pin() });
    return options(ids, thing);
  };

/** Of a business that nobody of those who ask has to do with. */
const others =
  (options: Asks): Row['options'] =>
  async (thing) => {
    const { db } = thing.world.platform;
    const { id: ownerId, picture: signature } = thing.world.people.joe;
    const pinId = await pinRow(db, { pinnerId: ownerId, signature });
    return options(await adRows(db, { ownerId, pinId }), thing);
  };

const CALLS: Record<string, Asks> = {
  'AdReportPreferencesResource.get': ({ account }) => ({ ad_account_id: account }),
  'AdReportPreferencesResource.update': ({ account }) => ({
    ...{ ad_account_id: account, columns: ['spend'], days: 30, compare: 'none', time_zone: null },
    ...{ money_display: 'code', click_window_days: 7, engagement_window_days: 7, view_window_days: 0 },
  }),
  'AdCustomReportsResource.get': ({ account }) => ({ ad_account_id: account }),
  'AdCustomReportResource.create': ({ account }) => ({
    ...{ ad_account_id: account, name: 'Spring', level: 'AD', columns: ['spend'], days: 7 },
  }),
  'AdCustomReportResource.delete': async (...of) => ({ id: (await reported(...of)).report }),
  'AdReportRunsResource.get': ({ account }) => ({ ad_account_id: account }),
  'AdReportRunResource.get': async (...of) => ({ id: (await reported(...of)).run }),
  'AdReportRunResource.create': async (...of) => ({ report_id: (await reported(...of)).report }),
  'AdReportRunStopResource.create': async (...of) => ({ id: (await reported(...of)).run }),
  'AdReportLinesResource.get': async (...of) => ({ run_id: (await reported(...of)).run }),
  'AdInsightsResource.get': ({ campaign }) => ({ campaign_id: campaign }),
};

/** Somebody's own report, run once. */
async function reported({ account }: AdIds, { world: { platform } }: Thing) {
  const insert = async (table: string, columns: string, values: string, id: Id) => {
    const [row] = await platform.db.rows<{ id: Id }>(
      `insert into ${table} (home, id, ad_account_id, created_at, ${columns})
        select home, new_id(home), $1, now(), ${values} from ad_accounts where id = $1 returning id`,
      [account, ...(id === account ? [] : [id])],
    );
    if (!row) throw new Error('nothing was inserted');
    return row.id;
  };
  const report = await insert(
    'ad_reports',
    'name, level, columns, split, name_filter, status_filter, days, schedule',
    "'Spring', 'AD', '{spend}', 'none', '', 'all', 7, 'none'",
    account,
  );
  const run = await insert(
    'ad_report_runs',
    'report_id, from_day, to_day, time_zone, state, is_scheduled, periods',
    "$2, '2026-03-01', '2026-03-07', 'UTC', 'waiting', false, 1",
    report,
  );
  return { report, run };
}

/** What businesses do with the reports on their own ads. */
export const adReportTable: Row[] = [
  ...Object.entries(CALLS).flatMap(([resource, options]): Row[] => [
    { resource, options: own(options), on: OF_BUSINESS },
    { resource, tries: 'of others', options: others(options), on: OF_OTHERS },
  ]),
  {
    resource: 'AdReportMailsResource.delete',
    options: others(async (ids, thing) => ({
      token: unsubscribeToken((await reported(ids, thing)).report, thing.world.platform.config.secret),
    })),
    on: { person: { others: 200 } },
  },
];
