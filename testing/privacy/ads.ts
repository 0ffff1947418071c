import { adRows, draftRow } from '#features/ads/campaigns/testing-ads.ts';
import { conversionFileRow } from '#features/conversions/conversion-files/testing-files.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { TestPlatform } from '#testing/platform.ts';
import type { PrivateWorld } from './world.ts';

/** Nobody reads what the ads are called, what staff said of them, and what was paid: Ada is no business any more. */
export async function rejectedAd({ db }: TestPlatform, world: PrivateWorld): Promise<void> {
  const { ada } = world.people;
  const [pin] = await db.rows<{ id: Id }>('select id from pins where pinner_id = $1 order by id limit 1', [
    ada.id,
  ]);
  if (!pin) throw new Error('ada has no pin');
  const ids = await adRows(db, { ownerId: ada.id, pinId: pin.id, review: 'REJECTED' });
  world.ads.push(ids.ad);
  world.adAccounts.push(ids.account);
  const [name, note, paid, said, sold] = [
    'Autumn bench drive',
    'Garden gnome note',
    'Cash at the fair',
    'Twilight heron',
    'Plum harvest sales',
  ];
  await db.write('update ads set name = $2, review_note = $3 where id = $1', [ids.ad, name, note]);
  await db.write(
    `insert into ad_ledger (home, id, ad_account_id, transaction_id, book, amount_micro, balance_micro, currency,
        reason, note, key, created_at)
      select home, (home::bigint << 51) | nextval('ids'), id, 1, 'advertiser', 5, 20000000, 'USD', 'payment', $2, 'one',
        '2026-01-05' from ad_accounts where id = $1`,
    [ids.account, paid],
  );
  await db.write(
    `insert into ad_changes (home, id, ad_account_id, level, entity_id, before, after, created_at)
      select home, (home::bigint << 51) | nextval('ids'), id, 'AD', $2, null, jsonb_build_object('name', $3::text),
        '2026-01-05' from ad_accounts where id = $1`,
    [ids.account, ids.ad, said],
  );
  const plan = 'Marigold launch plan';
  world.adDrafts.push(await draftRow(db, ids.account, plan));
  const [feed, group] = ['Copper kettle export', 'Velvet stools'];
  await db.write(
    `insert into catalog_feeds (home, id, ad_account_id, name, format, default_currency, status, created_at, updated_at)
      select home, new_id(home), id, $2, 'CSV', 'EUR', 'ACTIVE', '2026-01-05', '2026-01-05' from ad_accounts where id = $1`,
    [ids.account, feed],
  );
  await db.write(
    `insert into product_groups (home, id, ad_account_id, name, filters, created_at, updated_at)
      select home, new_id(home), id, $2, '{"all_of":[]}', '2026-01-05', '2026-01-05' from ad_accounts where id = $1`,
    [ids.account, group],
  );
  const file_id = await conversionFileRow(db, ids.account, sold);
  world.conversionFiles.push({ ad_account_id: ids.account, file_id });
  for (const text of [name, note, paid, said, sold ?? '', feed, group, plan])
    world.secrets.push({ what: 'an ad', text, known: [] });
}
