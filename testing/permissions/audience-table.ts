import { adRows } from '#features/ads/campaigns/testing-ads.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { Actor } from './actors.ts';
import { pinRow } from './pin-row.ts';
import { type Row, signedIn } from './table.ts';
import type { Thing } from './things.ts';

const OF_BUSINESS: Row['on'] = { person: signedIn({ others: 403, partner: 200, manager: 200 }) };
const OF_OTHERS: Row['on'] = { person: signedIn({ others: 403, partner: 404, manager: 404 }) };

interface AudienceIds {
  account: Id;
  audience: Id;
  /** Of somebody else. */
  other: Id;
  /** Of the other account, offered to the first. */
  offered: Id;
}

async function ofOther({ world }: Thing): Promise<Id> {
  const { id, picture: signature } = world.people.joe;
  const pinId = await pinRow(world.platform.db, { pinnerId: id, signature });
  return (await adRows(world.platform.db, { ownerId: id, pinId })).account;
}

async function audienceRows(thing: Thing, account: Id): Promise<AudienceIds> {
  const { db } = thing.world.platform;
  const other = await ofOther(thing);
  const insert = async (owner: Id) => {
    const [row] = await db.rows<{ id: Id }>(
      `insert into audiences (home, id, ad_account_id, name, audience_type, rule, status, created_at, updated_at)
       values ($1::smallint, new_id($1::smallint), $2, 'Customers', 'CUSTOMER_LIST', '{}', 'READY', now(), now()) returning id`,
      [homeOf(owner), owner],
    );
    if (!row) throw new Error('nothing was inserted');
    return row.id;
  };
  const [audience, offered] = [await insert(account), await insert(other)];
  await db.write(
    'insert into audience_shares (home, audience_id, ad_account_id, created_at) values ($1, $2, $3, now())',
    [homeOf(offered), offered, account],
  );
  return { account, audience, other, offered };
}

type Asks = (ids: AudienceIds) => object;

const own =
  (options: Asks): Row['options'] =>
  async (thing, actor: Actor) => {
    const rows = { ownerId: actor.person.id, pinId: await actor.pin() };
    const { account } = await adRows(thing.world.platform.db, rows);
    return options(await audienceRows(thing, account));
  };

/** Of a business that nobody of those who ask has to do with. */
const others =
  (options: Asks): Row['options'] =>
  async (thing) =>
    options(await audienceRows(thing, await ofOther(thing)));

const CALLS: Record<string, Asks> = {
  'AudiencesResource.get': ({ account }) => ({ ad_account_id: account }),
  'AudienceResource.create': ({ account }) => ({
    ...{ ad_account_id: account, name: 'Savers', audience_type: 'ENGAGEMENT' },
  }),
  'AudienceResource.delete': ({ audience }) => ({ id: audience }),
  'AudienceCustomersResource.update': ({ audience }) => ({ audience_id: audience, add: ['a'.repeat(64)] }),
  'AudienceShareResource.create': ({ audience, other }) => ({ audience_id: audience, ad_account_id: other }),
  'AudienceShareResource.update': ({ offered, account }) => ({
    audience_id: offered,
    ad_account_id: account,
  }),
  'AudienceShareResource.delete': ({ offered, account }) => ({
    audience_id: offered,
    ad_account_id: account,
  }),
  'AudienceDebugResource.get': ({ account, audience }) => ({ ad_account_id: account, audience_id: audience }),
};

/** What businesses do with their own audiences, and those that are offered to them. */
export const audienceTable: Row[] = Object.entries(CALLS).flatMap(([resource, options]) => [
  { resource, options: own(options), on: OF_BUSINESS },
  { resource, tries: 'of others', options: others(options), on: OF_OTHERS },
]);
