import { adAccountRow } from '#features/conversions/conversion-events/testing-conversions.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { type Row, signedIn } from './table.ts';
import type { Thing } from './things.ts';

/** What belongs to an ad account is there only for whose account it is. */
const OWN: Row['on'] = { person: signedIn({ others: 404, owner: 200 }) };

const account = async ({ world, owner }: Thing) => ({
  ad_account_id: await adAccountRow(world.platform.db, owner),
});

const token = async (thing: Thing) => {
  const { ad_account_id } = await account(thing);
  const [row] = await thing.world.platform.db.rows<{ id: Id }>(
    `insert into conversion_tokens (home, id, ad_account_id, name, secret_hash, created_at)
     values ($1::smallint, new_id($1::smallint), $2, 'Shop', 'x', now()) returning id`,
    [homeOf(ad_account_id), ad_account_id],
  );
  return { ad_account_id, token_id: row?.id };
};

/** What businesses measure of their own websites. */
export const conversionTable: Row[] = [
  ...[
    ...['ConversionTagsResource.get', 'ConversionEventsResource.get', 'ConversionCountsResource.get'],
    ...['ConversionHealthResource.get', 'ConversionOverlapResource.get', 'ConversionTestResource.get'],
    ...['ConversionTestResource.create', 'ConversionTokensResource.get'],
  ].map((resource) => ({ resource, options: account, on: OWN })),
  ...['ConversionTagResource.create', 'ConversionTokenResource.create'].map((resource) => ({
    ...{ resource, on: OWN },
    options: async (thing: Thing) => ({ ...(await account(thing)), name: 'Shop' }),
  })),
  { resource: 'ConversionTokenResource.delete', options: token, on: OWN },
];
