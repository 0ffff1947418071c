import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Database } from './database.ts';

/** A typed query builder on the same connections, for libraries that need one; its code is large. */
export function ormOf(db: Database): NodePgDatabase {
  return drizzle(db.pool);
}
