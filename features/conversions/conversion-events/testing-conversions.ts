import type { Queryable } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { CastMember } from '#testing/cast.ts';

/** An ad account of the business, as a row. */
export async function adAccountRow(db: Queryable, { id: ownerId }: { id: Id }, name = 'Shop'): Promise<Id> {
  const [row] = await db.rows<{ id: Id }>(
    `insert into ad_accounts (home, id, owner_id, name, country, currency, time_zone, created_at, updated_at)
     values ($1::smallint, new_id($1::smallint), $2, $3, 'CH', 'USD', 'UTC', now(), now()) returning id`,
    [homeOf(ownerId), ownerId, name],
  );
  if (!row) throw new Error('nothing was inserted');
  return row.id;
}

/** An ad account of the business, with a tag. */
export async function tagOf(db: Queryable, business: CastMember): Promise<{ account: Id; tag: Id }> {
  const account = await adAccountRow(db, business);
  const { data } = await business.call('ConversionTagResource.create', {
    ad_account_id: account,
    name: 'Shop',
  });
  return { account, tag: data.id as Id };
}
