import type { Queryable } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';

/** People of whom nothing else is needed than that they are there. */
export async function crowd(db: Queryable, size: number): Promise<Id[]> {
  const rows = await db.rows<{ id: Id }>(
    `with made as (insert into accounts (id, name, email, username)
        select new_id(7), 'One', 'one-' || n || '@example.com', 'one' || n from generate_series(1, $1::int) as n
        returning id, username)
      insert into users (home, id, username, full_name, first_name)
      select (id >> 51)::smallint, id, username, 'One', 'One' from made returning id`,
    [size],
  );
  return rows.map(({ id }) => id);
}
