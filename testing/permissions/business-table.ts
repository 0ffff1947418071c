import { homeOf } from '#platform/ids/ids.ts';
import { USE } from './media-table.ts';
import { type Row, signedIn } from './table.ts';
import type { Thing } from './things.ts';

const OWN = signedIn({ others: 200 });
/** What only businesses have. */
const OF_BUSINESS = signedIn({ others: 403, partner: 200, manager: 200 });

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
      inspirational_badge_selection: { badgeColor: '#EFEFEF', badgeOptOut: [] },
    }),
    on: {
      person: signedIn({ others: 403, owner: 200 }),
      'private person': signedIn({ others: 403, owner: 200 }),
      'suspended person': signedIn({ others: 403, owner: 401 }),
    },
  },
];
