import type { Queryable } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { listLivePins } from './erase-person/erase-person.store.ts';

export function listLivePinIds(db: Queryable, personId: Id, limit: number): Promise<Id[]> {
  return listLivePins(db, personId, limit);
}
