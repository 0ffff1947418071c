import type { Queryable } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';

/** A file with one row of a wrong amount, as rows; it waits for a decision. */
export async function conversionFileRow(db: Queryable, account: Id, name = 'sales.csv'): Promise<Id> {
  const [file] = await db.rows<{ id: Id }>(
    `insert into conversion_files (home, id, ad_account_id, source, name, headers, columns, status, parts, row_count,
       created_at, updated_at)
     values ($1::smallint, new_id($1::smallint), $2, 'file', $3, '{Event,Time,Number}',
       '{event_name,event_time,external_id}', 'checked', 1, 1, now(), now()) returning id`,
    [homeOf(account), account, name],
  );
  if (!file) throw new Error('nothing was inserted');
  await db.write(
    `insert into conversion_file_parts (home, file_id, number, rows, results)
     values ($1, $2, 0, jsonb_build_array(jsonb_build_array($3::text, '', '')), 'v')`,
    [homeOf(account), file.id, name],
  );
  return file.id;
}
