import type { InferSelectModel, Table } from 'drizzle-orm';

type Row<Of extends Table> = InferSelectModel<Of, { dbColumnNames: true }>;

/** These columns of a table as a statement returns them, under their database names. */
export type RowOf<Of extends Table, Name extends keyof Row<Of>> = Pick<Row<Of>, Name>;
