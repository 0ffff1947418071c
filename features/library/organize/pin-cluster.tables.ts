import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { home, id, moment } from '#platform/database/columns.ts';

export const pinClusters = pgTable(
  'pin_clusters',
  {
    home: home(),
    id: id('id').notNull(),
    userId: id('user_id').notNull(),
    names: text('names').array().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.home, table.id] })],
);

/** The pins of a cluster; both live with the same person. */
export const pinClusterPins = pgTable(
  'pin_cluster_pins',
  {
    home: home(),
    clusterId: id('cluster_id').notNull(),
    pinId: id('pin_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.home, table.clusterId, table.pinId] })],
);
