import { customType, smallint, timestamp } from 'drizzle-orm/pg-core';
import type { Id } from '#platform/ids/ids.ts';

/** A 63-bit id: `bigint` in the database, a decimal string here, as a number would lose its last digits. */
export const id = customType<{ data: Id; driverData: string }>({
  dataType: () => 'bigint',
  // The database holds nothing but ids in such a column.
  fromDriver: (value) => value as Id,
});

/** The slice that the row lives in; first in the primary key of all but the directory tables. */
export const home = () => smallint('home').notNull();

/** A moment, as a Date; kept with its time zone. */
export const moment = <Name extends string>(name: Name) =>
  timestamp(name, { withTimezone: true, mode: 'date' });

/** What full-text search looks in; made by the database, never written. */
export const searchWords = customType<{ data: string }>({ dataType: () => 'tsvector' });
