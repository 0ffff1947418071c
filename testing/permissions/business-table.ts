import type { Database } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { USE } from './media-table.ts';
import { type Row, signedIn } from './table.ts';
import type { Thing } from './things.ts';

const OWN = signedIn({ others: 200 });
/** What only businesses have. */
const OF_BUSINESS = signedIn({ others: 403, partner: 200, manager: 200 });
const STAFF = signedIn({ staff: 200, others: 403 });

type MerchantState = 'none' | 'in_review' | 'approved';

async function setMerchant(db: Database, id: Id, state: MerchantState): Promise<void> {
  const key = [homeOf(id), id];
  await db.write('delete from verified_merchants where home = $1 and user_id = $2', key);
  await db.write('update users set is_verified_merchant = $3 where home = $1 and id = $2', [
    ...key,
    state === 'approved',
  ]);
  if (state === 'none') return;
  await db.write('insert into verified_merchants (home, user_id, applied_at) values ($1, $2, $3)', [
    ...key,
    state === 'in_review' ? new Date() : null,
  ]);
}

/** Whoever asks is a merchant like this. */
const as =
  (state: MerchantState, options: object = {}): Row['options'] =>
  async ({ world }, { person }) => {
    await setMerchant(world.platform.db, person.id, state);
    return options;
  };

/** A business that asks for a review, or is verified. */
const reviewed =
  (state: MerchantState, options: object = {}): Row['options'] =>
  async ({ world }) => {
    const { id } = world.people.kim;
    await setMerchant(world.platform.db, id, state);
    return { user_id: id, ...options };
  };

/** Makes the owner a verified merchant. */
async function merchant({ world, owner }: Thing) {
  const { db } = world.platform;
  await db.write('update users set is_verified_merchant = true where home = $1 and id = $2', [
    homeOf(owner.id),
    owner.id,
  ]);
  await db.write(
    `insert into verified_merchants (home, user_id, is_inspirational, is_eligible_for_storefront_badges)
     values ($1, $2, true, true) on conflict do nothing`,
    [homeOf(owner.id), owner.id],
  );
  return { userId: owner.id };
}

/** What businesses say of themselves, and the covers of profiles. */
export const businessTable: Row[] = [
  {
    resource: 'ProfileCoverResource.update',
    options: (_, actor) => ({ image_signature: actor.person.picture }),
    on: { person: OWN },
  },
  {
    resource: 'ProfileCoverResource.update',
    tries: 'the picture of a pin',
    options: ({ signature }) => ({ image_signature: signature }),
    on: USE,
  },
  { resource: 'ProfileCoverResource.delete', options: () => ({}), on: { person: OWN } },
  { resource: 'WebsiteClaimResource.get', options: () => ({}), on: { person: OWN } },
  {
    resource: 'WebsiteClaimResource.create',
    tries: 'without a website',
    options: () => ({}),
    on: { person: signedIn({ others: 400 }) },
  },
  {
    resource: 'WebsiteClaimResource.update',
    tries: 'without a claim',
    options: () => ({ method: 'dns' }),
    on: { person: signedIn({ others: 409 }) },
  },
  { resource: 'WebsiteClaimResource.delete', options: () => ({}), on: { person: OWN } },
  { resource: 'BusinessContactResource.get', options: () => ({}), on: { person: OF_BUSINESS } },
  {
    resource: 'BusinessContactResource.update',
    options: () => ({ locality: 'Basel' }),
    on: { person: OF_BUSINESS },
  },
  {
    resource: 'VerifiedMerchantResource.get',
    options: merchant,
    on: {
      person: { others: 200, blocks: 404 },
      'private person': { others: 404, owner: 200, limited: 200, follower: 200 },
      'suspended person': { others: 404 },
    },
  },
  {
    resource: 'VerifiedMerchantResource.update',
    options: async (thing) => ({
      ...(await merchant(thing)),
      inspirational_badge_selection: {
        badgeColor: String(thing.world.nextNumber()).padStart(6, '0'),
        badgeOptOut: [],
      },
    }),
    on: {
      person: signedIn({ others: 403, owner: 200 }),
      'private person': signedIn({ others: 403, owner: 200 }),
      'suspended person': signedIn({ others: 403, owner: 401 }),
    },
  },
  { resource: 'MerchantApplicationResource.get', options: () => ({}), on: { person: OF_BUSINESS } },
  { resource: 'MerchantApplicationResource.create', options: as('none'), on: { person: OF_BUSINESS } },
  {
    resource: 'MerchantApplicationResource.create',
    tries: 'a second time',
    options: as('in_review'),
    on: { person: signedIn({ others: 403, partner: 409, manager: 409 }) },
  },
  { resource: 'MerchantApplicationResource.delete', options: as('in_review'), on: { person: OF_BUSINESS } },
  {
    resource: 'MerchantLabelsResource.update',
    options: as('approved', { business_diversity_labels: ['none'], owner_labels: ['woman'] }),
    on: { person: OF_BUSINESS },
  },
  { resource: 'ModerationMerchantsResource.get', options: () => ({}), on: { person: STAFF } },
  { resource: 'ModerationMerchantResource.get', options: reviewed('in_review'), on: { person: STAFF } },
  {
    resource: 'ModerationMerchantResource.update',
    tries: 'to approve',
    options: reviewed('in_review', { decision: 'approve', values: ['inclusive'] }),
    on: { person: STAFF },
  },
  {
    resource: 'ModerationMerchantResource.update',
    tries: 'to take it back',
    options: reviewed('approved', { decision: 'end', disapproval_reasons: ['not_a_shop'] }),
    on: { person: STAFF },
  },
];
