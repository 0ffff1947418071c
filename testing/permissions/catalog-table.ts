import { adRows } from '#features/ads/campaigns/testing-ads.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { Actor } from './actors.ts';
import { pinRow } from './pin-row.ts';
import { type Row, signedIn } from './table.ts';
import type { Thing } from './things.ts';

const OF_BUSINESS: Row['on'] = { person: signedIn({ others: 403, partner: 200, manager: 200 }) };
const OF_OTHERS: Row['on'] = { person: signedIn({ others: 403, partner: 404, manager: 404 }) };

interface CatalogIds {
  account: Id;
  feed: Id;
  run: Id;
  group: Id;
}

async function catalogRows({ world }: Thing, ownerId: Id, pinId: Id): Promise<CatalogIds> {
  const { db } = world.platform;
  const { account } = await adRows(db, { ownerId, pinId });
  const insert = async (table: string, values: string, parameters: readonly unknown[]) => {
    const [row] = await db.rows<{ id: Id }>(
      `insert into ${table} values ($1::smallint, new_id($1::smallint), $2, ${values}, now(), now()) returning id`,
      [homeOf(account), account, ...parameters],
    );
    if (!row) throw new Error('nothing was inserted');
    return row.id;
  };
  const feed = await insert(
    `catalog_feeds (home, id, ad_account_id, name, format, default_currency, status, created_at, updated_at)`,
    `'Shop', 'CSV', 'EUR', 'ACTIVE'`,
    [],
  );
  const run = await insert(
    'catalog_runs (home, id, ad_account_id, feed_id, trigger, status, created_at, updated_at)',
    `$3, 'UPLOAD', 'UNDECIDED'`,
    [feed],
  );
  const group = await insert(
    'product_groups (home, id, ad_account_id, name, filters, created_at, updated_at)',
    `'All', '{"all_of":[]}'`,
    [],
  );
  // A product that can be had, as the group has one.
  await db.write(
    `with product as (
      insert into catalog_products (home, id, ad_account_id, feed_id, run_id, item_id, line, title, description, link,
        image_link, price_value, price_currency, availability, facts, state, pin_id, changed_at, created_at, updated_at)
      select home, new_id($1::smallint), $2, $3, $4, 'a', 1, 'Lamp', '', 'https://lamps.example/', '', 1, 'EUR',
        'in_stock', '{}', 'LIVE', id, now(), now(), now() from pins where home = $1 and id = $6 returning home, id)
    insert into product_group_items (home, product_group_id, product_id) select home, $5, id from product`,
    [homeOf(account), account, feed, run, group, pinId],
  );
  await db.write(
    `update pins set title = 'Lamp', description = '', link = 'https://lamps.example/' where home = $1 and id = $2`,
    [homeOf(account), pinId],
  );
  return { account, feed, run, group };
}

type Asks = (ids: CatalogIds) => object;

const own =
  (options: Asks): Row['options'] =>
  async (thing, actor: Actor) =>
    options(await catalogRows(thing, actor.person.id, await actor.pin()));

/** Of a business that nobody of those who ask has to do with. */
const others =
  (options: Asks): Row['options'] =>
  async (thing) => {
    const { id, picture: signature } = thing.world.people.joe;
    const pinId = await pinRow(thing.world.platform.db, { pinnerId: id, signature });
    return options(await catalogRows(thing, id, pinId));
  };

const CALLS: Record<string, Asks> = {
  'CatalogFeedsResource.get': ({ account }) => ({ ad_account_id: account }),
  'CatalogFeedResource.create': ({ account }) => ({ ad_account_id: account, name: 'Shop', format: 'XML' }),
  'CatalogFeedResource.update': ({ feed }) => ({ id: feed, name: 'Store' }),
  'CatalogFeedResource.delete': ({ feed }) => ({ id: feed }),
  'CatalogRunsResource.get': ({ feed }) => ({ feed_id: feed }),
  'CatalogRunResource.create': ({ feed }) => ({ feed_id: feed }),
  'CatalogRunResource.update': ({ run }) => ({ id: run, decision: 'STOP' }),
  'CatalogProblemsResource.get': ({ run }) => ({ run_id: run }),
  'CatalogProductsResource.get': ({ account, group }) => ({
    ad_account_id: account,
    product_group_id: group,
  }),
  'ProductGroupsResource.get': ({ account }) => ({ ad_account_id: account }),
  'ProductGroupResource.create': ({ account }) => ({ ad_account_id: account, name: 'All', filters: {} }),
  'ProductGroupResource.update': ({ group }) => ({ id: group, name: 'Some' }),
  'ProductGroupResource.delete': ({ group }) => ({ id: group }),
  'ProductGroupPromotionResource.create': ({ account, group }) => ({
    ...{ ad_account_id: account, product_group_id: group, budget_in_micro_currency: 5_000_000 },
  }),
};

/** What businesses do with the products of their own shops. */
export const catalogTable: Row[] = Object.entries(CALLS).flatMap(([resource, options]) => [
  { resource, options: own(options), on: OF_BUSINESS },
  { resource, tries: 'of others', options: others(options), on: OF_OTHERS },
]);
