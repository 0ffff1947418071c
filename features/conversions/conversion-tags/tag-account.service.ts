import { LRUCache } from 'lru-cache';
import type { Database } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { findAccountOfTag } from './tag-account.store.ts';

interface Known {
  account: { id: Id; ownerId: Id } | null;
}

/** A tag stays with its account; what is none may become one. */
const SECONDS = 60;

const known = new WeakMap<Database, LRUCache<Id, Known>>();

/** Whose tag it is; null if there is none. Asked for each call of a tag, so that an unknown one costs nothing. */
export async function accountOfTag(db: Database, tagId: Id): Promise<Known['account']> {
  const cache = known.get(db) ?? new LRUCache<Id, Known>({ max: 10_000, ttl: SECONDS * 1000 });
  known.set(db, cache);
  const cached = cache.get(tagId);
  if (cached) return cached.account;
  const account = await findAccountOfTag(db, tagId);
  cache.set(tagId, { account });
  return account;
}
