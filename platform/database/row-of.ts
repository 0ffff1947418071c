import type { InferSelectModel, Table } from 'drizzle-orm';

type Row<Of extends Table> = InferSelectModel<Of, { dbColumnNames: true }>;

/** These columns of a table as a statement answers them, each by its name in the database. */
export type RowOf<Of extends Table, Name extends keyof Row<Of>> = Pick<Row<Of>, Name>;
