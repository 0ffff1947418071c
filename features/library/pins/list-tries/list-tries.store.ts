import type { Queryable, Statement } from '#platform/database/database.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { TRY_COLUMNS, type TryRow } from '../try.store.ts';

const OF_PIN: Statement = {
  name: 'tries-of-pin',
  // Uses pin_tries_of_pin.
  text: `select ${TRY_COLUMNS} from pin_tries
    where home = $1 and pin_id = $2 and removed_at is null and ($3::bigint is null or id < $3)
      and ($4::bigint is null or user_id <> $4)
    order by id desc limit $5`,
};

interface PageOfPin {
  after: Id | null;
  without: Id | null;
  limit: number;
}

export function listTries(db: Queryable, pinId: Id, { after, without, limit }: PageOfPin): Promise<TryRow[]> {
  return db.rows<TryRow>(OF_PIN, [homeOf(pinId), pinId, after, without, limit]);
}
