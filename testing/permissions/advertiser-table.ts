import { referenceOf } from '#features/ads/billing/pay/payment-reference.ts';
import { type AdIds, adRows } from '#features/ads/campaigns/testing-ads.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Actor } from './actors.ts';
import { pinRow } from './pin-row.ts';
import { type Row, signedIn } from './table.ts';
import type { Thing } from './things.ts';

/** What only businesses have, each its own. */
const OF_BUSINESS = signedIn({ others: 403, partner: 200, manager: 200 });
const OF_OTHERS = signedIn({ others: 403, partner: 404, manager: 404 });
const STAFF = signedIn({ staff: 200, others: 403 });

const adOf = async (thing: Thing, actor: Actor) =>
  adRows(thing.world.platform.db, { ownerId: actor.person.id, pinId: await actor.pin() });

/** An ad of whoever asks. */
const own =
  (options: (ids: AdIds, thing: Thing) => object | Promise<object>): Row['options'] =>
  async (thing, actor) =>
    options(await adOf(thing, actor), thing);

/** An ad of a business that nobody of those who ask has to do with. */
const others =
  (options: (ids: AdIds, thing: Thing) => object | Promise<object>, review?: 'PENDING'): Row['options'] =>
  async (thing) => {
    const { db } = thing.world.platform;
    const { id: ownerId, picture: signature } = thing.world.people.joe;
    const pinId = await pinRow(db, { pinnerId: ownerId, signature });
    return options(await adRows(db, { ownerId, pinId, ...(review && { review }) }), thing);
  };

const account = ({ account: ad_account_id }: AdIds) => ({ ad_account_id });
const report = (ids: AdIds) => ({ ...account(ids), level: 'AD' });
const paying = (ids: AdIds) => ({
  ...{ ...account(ids), provider: 'bank_transfer', amount_in_micro_currency: 5_000_000 },
});
const inMonth = (ids: AdIds) => ({ ...account(ids), month: '2026-03' });

/** Says that it will pay. */
const announced = async ({ account: id }: AdIds, { world: { platform } }: Thing) => {
  const [row] = await platform.db.rows<{ id: Id }>(
    `insert into ad_payments (home, id, ad_account_id, provider, amount_micro, currency, status, created_at, updated_at)
      select home, (home::bigint << 51) | nextval('ids'), id, 'bank_transfer', 5000000, currency, 'waiting', now(), now()
      from ad_accounts where id = $1 returning id`,
    [id],
  );
  if (!row) throw new Error('no payment');
  return { payment_id: row.id };
};
const redeeming = async (ids: AdIds, { world: { platform } }: Thing) => {
  await platform.db.write(
    `insert into ad_promotions (code, name, amount_micro, currency, expires_at, created_at)
      values ('SPRING26', 'Spring', 5, 'USD', 'infinity', now()) on conflict do nothing`,
  );
  return { ...account(ids), code: 'SPRING26' };
};
const addressed = (ids: AdIds) => ({
  ...{ ...account(ids), name: 'Lamps', street: 'Quay 7', postal_code: '8001', city: 'Zurich', country: 'CH' },
});
const invoices = (ids: AdIds) => ({ ...account(ids), kind: 'invoice' });
const invoiced = async ({ account: id }: AdIds, { world: { platform } }: Thing) => {
  const [row] = await platform.db.rows<{ id: Id }>(
    `insert into ad_documents (home, id, ad_account_id, kind, number, month, currency, total_micro, tax_micro, file, issued_at)
      select home, (home::bigint << 51) | nextval('ids'), id, 'invoice', 1, '2026-03-01', currency, 5, 0, 'file', now()
      from ad_accounts where id = $1 returning id`,
    [id],
  );
  return { document_id: row?.id };
};
const entered = ({ payment_id }: { payment_id: Id }) => ({
  ...{ reference: referenceOf(payment_id), amount_in_micro_currency: 5_000_000 },
});
const paused = ({ ad }: AdIds) => ({ level: 'AD', ids: [ad], status: 'PAUSED' });
const reported = (ids: AdIds) => ({ ...account(ids), of: 'AD_GROUP' });
const added = ({ group }: AdIds) => ({
  parent_id: group,
  keywords: [{ match_type: 'BROAD', value: 'lamp' }],
});

const archived = async ({ account, campaign, group }: AdIds, { world: { platform } }: Thing) => {
  const [row] = await platform.db.rows<{ id: string }>(
    `insert into ad_keywords (home, id, ad_account_id, campaign_id, parent_id, parent_type, match_type, value, words, created_at)
      select home, (home::bigint << 51) | nextval('ids'), id, $2, $3, 'AD_GROUP', 'BROAD', 'lamp', 'lamp', now()
      from ad_accounts where id = $1 returning id`,
    [account, campaign, group],
  );
  return { ids: [row?.id], archived: true };
};

const edited = ({ ad }: AdIds) => ({ ad_id: ad, destination_url: 'https://lamps.example/new' });

/** Pauses it in the name of its owner, so that there is a change to undo. */
const undone = async ({ account, ad }: AdIds, { world: { platform } }: Thing) => {
  await platform.db.write(`update ads set status = 'PAUSED' where id = $1`, [ad]);
  const [row] = await platform.db.rows<{ id: string }>(
    `insert into ad_changes (home, id, ad_account_id, level, entity_id, before, after, created_at)
      select home, (home::bigint << 51) | nextval('ids'), id, 'AD', $2, '{"status":"ACTIVE"}', '{"status":"PAUSED"}', now()
      from ad_accounts where id = $1 returning id`,
    [account, ad],
  );
  return { change_id: row?.id };
};

const reviewed = async ({ ad }: AdIds, { world: { platform } }: Thing) => {
  const [row] = await platform.db.rows<{ submitted_at: Date }>('select submitted_at from ads where id = $1', [
    ad,
  ]);
  return { ad_id: ad, decision: 'approve', submitted_at: row?.submitted_at.toISOString() };
};

/** A file that was uploaded for it, with nothing in it to apply. */
const uploaded = async ({ account: id }: AdIds, { world: { platform } }: Thing) => {
  const [row] = await platform.db.rows<{ id: Id }>(
    `insert into ad_bulk_jobs (home, id, ad_account_id, file_name, original, state, row_count, valid_count, created_at)
      select home, (home::bigint << 51) | nextval('ids'), id, 'changes.csv', 'level,id', 'CHECKED', 0, 0, now()
      from ad_accounts where id = $1 returning id`,
    [id],
  );
  return { job_id: row?.id };
};
const sheet = ({ account: ad_account_id, ad }: AdIds) => ({
  ...{ ad_account_id, file_name: 'changes.csv', content: `level,id,name\nAD,${ad},Lamp of oak` },
});

/** A tag that never reported, and what is recommended of it. */
const silent = async ({ account: id }: AdIds, { world: { platform } }: Thing) => {
  const [row] = await platform.db.rows<{ id: Id }>(
    `insert into conversion_tags (home, id, ad_account_id, name, created_at)
      select home, (home::bigint << 51) | nextval('ids'), id, 'Shop', now() - interval '8 days' from ad_accounts where id = $1
      returning id`,
    [id],
  );
  return { ad_account_id: id, rule: 'silent_tag', entity_id: row?.id, decision: 'DISMISSED' };
};
const decided = async ({ account: id, ad }: AdIds, { world: { platform } }: Thing) => {
  const [row] = await platform.db.rows<{ id: Id }>(
    `insert into ad_recommendations (home, id, ad_account_id, rule, entity_id, name, figures, decision, decided_at)
      select home, (home::bigint << 51) | nextval('ids'), id, 'worn_out_ad', $2, 'Lamp', '{}', 'DISMISSED', now()
      from ad_accounts where id = $1 returning id`,
    [id, ad],
  );
  return { decision_id: row?.id };
};

/** An own one and that of others. */
const both = (resource: Row['resource'], options: Parameters<typeof own>[0]): Row[] => [
  { resource, options: own(options), on: { person: OF_BUSINESS } },
  { resource, tries: 'of others', options: others(options), on: { person: OF_OTHERS } },
];

/** What business accounts do with their ads, and staff with those of all. */
export const advertiserTable: Row[] = [
  { resource: 'AdAccountsResource.get', options: () => ({}), on: { person: OF_BUSINESS } },
  {
    resource: 'QuickPromotionResource.create',
    options: async (_, actor) => ({
      ...{ pin_id: await actor.pin(), budget_in_micro_currency: 5_000_000, days: 7 },
      ...{ country: 'CH', time_zone: 'Europe/Zurich' },
    }),
    on: { person: OF_BUSINESS },
  },
  {
    resource: 'QuickPromotionResource.create',
    tries: "another's pin",
    options: ({ pin }) => ({
      ...{ pin_id: pin, budget_in_micro_currency: 5_000_000, days: 7 },
      ...{ country: 'CH', time_zone: 'Europe/Zurich' },
    }),
    on: { public: signedIn({ others: 403, partner: 409, manager: 409 }) },
  },
  { resource: 'AdLedgerResource.get', options: own(account), on: { person: OF_BUSINESS } },
  ...(
    [
      ['AdPaymentsResource.get', account],
      ['AdPaymentResource.create', paying],
      ['AdPaymentResource.delete', announced],
      ['AdOrderLinesResource.get', inMonth],
      ['AdSpendSummaryResource.get', account],
      ['AdSpendByDayResource.get', account],
      ['AdPromotionResource.create', redeeming],
      ['AdBillingDetailsResource.get', account],
      ['AdBillingDetailsResource.update', addressed],
      ['AdDocumentsResource.get', invoices],
      ['AdDocumentResource.get', invoiced],
      ['AdBulkTemplateResource.get', (ids: AdIds) => ({ ...account(ids), levels: ['AD'] })],
      ['AdBulkIdsResource.get', report],
      ['AdBulkUploadResource.create', sheet],
      ['AdRecommendationsResource.get', account],
      ['AdDecisionsResource.get', account],
      ['AdRecommendationResource.update', silent],
      ['AdDecisionResource.delete', decided],
      ['AdBulkJobsResource.get', account],
      ['AdBulkJobResource.get', uploaded],
      [
        'AdBulkJobResource.update',
        async (ids: AdIds, thing: Thing) => ({ ...(await uploaded(ids, thing)), action: 'APPLY' }),
      ],
      ['AdBulkFileResource.get', uploaded],
    ] as const
  ).flatMap(([resource, options]) => both(resource, options)),
  {
    resource: 'ModerationAdPaymentResource.create',
    options: others(async (ids, thing) => entered(await announced(ids, thing))),
    on: { person: STAFF },
  },
  {
    resource: 'AdLedgerResource.get',
    tries: 'of others',
    options: others(account),
    on: { person: OF_OTHERS },
  },
  ...both('AdsResource.get', account),
  ...both('AdChangesResource.get', account),
  ...both('AdStatusResource.update', paused),
  ...both('AdTreeResource.get', ({ ad }) => ({ ad_id: ad })),
  ...both('CampaignResource.update', ({ campaign }) => ({ campaign_id: campaign, name: 'New' })),
  ...both('AdGroupResource.update', ({ group }) => ({ ad_group_id: group, name: 'New' })),
  {
    resource: 'AdsResource.create',
    options: async (thing, actor) => ({
      ad_group_id: (await adOf(thing, actor)).group,
      ads: [{ pin_id: await actor.pin(), destination_url: 'https://lamps.example/' }],
    }),
    on: { person: OF_BUSINESS },
  },
  {
    resource: 'AdsResource.create',
    tries: 'of others',
    options: others(({ group }, { pin }) => ({ ad_group_id: group, ads: [{ pin_id: pin }] })),
    on: { person: OF_OTHERS },
  },
  ...both('AdResource.update', edited),
  ...both('AdChangeUndoResource.create', undone),
  ...both('AdOverviewResource.get', account),
  ...both('AdReportRowsResource.get', report),
  ...both('AdReportTotalsResource.get', report),
  ...both('AdKeywordsResource.create', added),
  ...both('AdKeywordsResource.update', archived),
  ...both('AdKeywordRowsResource.get', reported),
  ...both('AdSearchRowsResource.get', reported),
  ...both('AdOtherSearchesResource.get', reported),
  { resource: 'ModerationAdsResource.get', options: () => ({}), on: { person: STAFF } },
  {
    resource: 'ModerationAdResource.get',
    options: others(({ ad }) => ({ ad_id: ad })),
    on: { person: STAFF },
  },
  { resource: 'ModerationAdResource.update', options: others(reviewed, 'PENDING'), on: { person: STAFF } },
  { resource: 'ModerationAdAccountsResource.get', options: () => ({}), on: { person: STAFF } },
  {
    resource: 'ModerationAdCreditResource.create',
    options: others((ids) => ({ ...account(ids), reason: 'credit', amount_in_micro_currency: 1_000_000 })),
    on: { person: STAFF },
  },
  {
    resource: 'ModerationAdAccountResource.update',
    options: others((ids) => ({ ...account(ids), is_closed: true })),
    on: { person: STAFF },
  },
];
