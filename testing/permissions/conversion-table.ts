import { adAccountRow } from '#features/conversions/conversion-events/testing-conversions.ts';
import { conversionFileRow } from '#features/conversions/conversion-files/testing-files.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { Actor } from './actors.ts';
import { type Row, signedIn } from './table.ts';
import type { Thing } from './things.ts';

/** What belongs to an ad account is there only for whose account it is; a person has none. */
const OWN = signedIn({ others: 403, partner: 200, manager: 200 });
const OF_OTHERS = signedIn({ others: 403, partner: 404, manager: 404 });

const accountOf = async ({ world }: Thing, person: { id: Id }) => ({
  ad_account_id: await adAccountRow(world.platform.db, person),
});

type Account = Awaited<ReturnType<typeof accountOf>>;
type Options = (account: Account, thing: Thing) => object | Promise<object>;

const own =
  (options: Options): Row['options'] =>
  async (thing: Thing, actor: Actor) =>
    options(await accountOf(thing, actor.person), thing);

const others =
  (options: Options): Row['options'] =>
  async (thing: Thing) =>
    options(await accountOf(thing, thing.world.people.joe), thing);

const token: Options = async ({ ad_account_id }, { world }) => {
  const [row] = await world.platform.db.rows<{ id: Id }>(
    `insert into conversion_tokens (home, id, ad_account_id, name, secret_hash, created_at)
     values ($1::smallint, new_id($1::smallint), $2, 'Shop', 'x', now()) returning id`,
    [homeOf(ad_account_id), ad_account_id],
  );
  return { ad_account_id, token_id: row?.id };
};

const file: Options = async ({ ad_account_id }, { world }) => ({
  ad_account_id,
  file_id: await conversionFileRow(world.platform.db, ad_account_id),
});

/** More of its parts follow. */
const sentFile: Options = async (account, thing) => {
  const sent = (await file(account, thing)) as { file_id: Id };
  const { db } = thing.world.platform;
  await db.write("update conversion_files set status = 'sending' where home = $1 and id = $2", [
    homeOf(sent.file_id),
    sent.file_id,
  ]);
  return sent;
};

const CALLS: Record<string, Options> = {
  ...Object.fromEntries(
    [
      ...['ConversionTagsResource.get', 'ConversionEventsResource.get', 'ConversionCountsResource.get'],
      ...['ConversionHealthResource.get', 'ConversionOverlapResource.get', 'ConversionTestResource.get'],
      ...['ConversionTestResource.create', 'ConversionTokensResource.get'],
    ].map((resource) => [resource, (account: Account) => account]),
  ),
  'ConversionTagResource.create': (account) => ({ ...account, name: 'Shop' }),
  'ConversionTokenResource.create': (account) => ({ ...account, name: 'Shop' }),
  'ConversionTokenResource.delete': token,
  'ConversionGrantResource.create': (account) => ({
    ...{ ...account, client_id: 'https://shop.example/', redirect_uri: 'https://shop.example/back' },
    code_challenge: 'a'.repeat(43),
  }),
  'ConversionFilesResource.get': (account) => ({ ...account, source: 'file' }),
  'ConversionFileResource.get': file,
  'ConversionFilePartResource.get': async (...given) => ({ ...(await file(...given)), number: 0 }),
  'ConversionFileResource.create': (account) => ({
    ...{ ...account, source: 'file', name: 'sales.csv', headers: ['Event', 'Time'] },
    columns: ['event_name', 'event_time'],
  }),
  'ConversionFileResource.update': async (...given) => ({ ...(await file(...given)), action: 'add' }),
  'ConversionFilePartResource.create': async (...given) => ({
    ...{ ...(await sentFile(...given)), number: 1, rows: [['checkout', '', '']] },
  }),
};

/** What businesses measure of their own websites. */
export const conversionTable: Row[] = Object.entries(CALLS).flatMap(([resource, options]) => [
  { resource, options: own(options), on: { person: OWN } },
  { resource, options: others(options), on: { person: OF_OTHERS } },
]);
