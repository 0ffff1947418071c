export const BULK_LEVELS = ['CAMPAIGN', 'AD_GROUP', 'AD'] as const;
export type BulkLevel = (typeof BULK_LEVELS)[number];

/** Of a sheet, in this order; each with the levels that take it. The first three say what a row is about. */
export const BULK_COLUMNS = {
  level: BULK_LEVELS,
  id: BULK_LEVELS,
  parent_id: ['AD_GROUP', 'AD'],
  name: BULK_LEVELS,
  status: BULK_LEVELS,
  daily_spend_cap: ['CAMPAIGN'],
  lifetime_spend_cap: ['CAMPAIGN'],
  budget: ['AD_GROUP'],
  start_date: ['CAMPAIGN', 'AD_GROUP'],
  end_date: ['CAMPAIGN', 'AD_GROUP'],
  destination_url: ['AD'],
} as const satisfies Record<string, readonly BulkLevel[]>;
export type BulkColumn = keyof typeof BULK_COLUMNS;
export const COLUMN_NAMES = Object.keys(BULK_COLUMNS) as BulkColumn[];

/** In a cell: there is none any more. An empty cell changes nothing. */
export const CLEARED = 'none';
/** What takes it. */
export const CLEARABLE: readonly BulkColumn[] = [
  'daily_spend_cap',
  'lifetime_spend_cap',
  'start_date',
  'end_date',
];

export type BulkCells = Partial<Record<BulkColumn, string>>;

/** A request takes the file also where each of its bytes is escaped; an address takes the ids. */
export const BULK_LIMITS = { rows: 1000, bytes: 300_000, fileName: 200, ids: 250 } as const;

/** What was uploaded earlier is deleted. */
export const BULK_DAYS = 90;

/** `CHECKED` waits for the advertiser to apply the valid rows. */
export const BULK_STATES = ['CHECKED', 'RUNNING', 'DONE', 'STOPPED'] as const;
export type BulkState = (typeof BULK_STATES)[number];

export const BULK_ROW_STATES = ['VALID', 'INVALID', 'APPLIED', 'REFUSED'] as const;
export type BulkRowState = (typeof BULK_ROW_STATES)[number];

/** Parts of the history, as its address names them. */
export const BULK_SECTIONS = ['all', 'checked', 'running', 'finished'] as const;
export type BulkSection = (typeof BULK_SECTIONS)[number];

export const SECTION_STATES: Record<BulkSection, readonly BulkState[]> = {
  all: BULK_STATES,
  checked: ['CHECKED'],
  running: ['RUNNING'],
  finished: ['DONE', 'STOPPED'],
};
