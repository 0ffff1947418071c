import { HASHED_KEYS } from '#features/conversions/conversion-events/conversion.ts';

/** The advertiser's own, or what a measurement partner has counted. */
export const FILE_SOURCES = ['file', 'partner'] as const;
export type FileSource = (typeof FILE_SOURCES)[number];

/** `checked` waits for somebody to decide, as some rows are wrong. */
export const FILE_STATUSES = ['sending', 'checking', 'checked', 'adding', 'done', 'stopped'] as const;
export type FileStatus = (typeof FILE_STATUSES)[number];

export const FILE_ACTIONS = ['check', 'add', 'stop'] as const;
export type FileAction = (typeof FILE_ACTIONS)[number];

export const REQUIRED_FIELDS = ['event_name', 'event_time'] as const;

/** By one of these a person can be recognised. */
export const PERSON_FIELDS = ['em', 'ph', 'external_id', 'hashed_maids', 'click_id'] as const;

export const FILE_FIELDS = [
  ...REQUIRED_FIELDS,
  ...['event_id', 'value', 'currency', 'order_id', 'quantity', 'product_ids', 'action_source', 'opt_out'],
  ...['click_id', ...HASHED_KEYS],
] as const;
export type FileField = (typeof FILE_FIELDS)[number];

export const isHashedField = (field: string): boolean => (HASHED_KEYS as readonly string[]).includes(field);

export const ROW_PROBLEMS = [
  ...['missing', 'not_a_name', 'not_a_time', 'too_old', 'in_future', 'not_an_amount', 'not_a_currency'],
  ...['not_a_number', 'not_a_source', 'not_yes_or_no', 'too_long', 'nobody'],
] as const;
export type RowProblem = (typeof ROW_PROBLEMS)[number];

/** `column` is its place in the file; null where the whole row is meant. */
export interface FoundProblem {
  row: number;
  column: number | null;
  reason: RowProblem;
}

export const FILE_LIMITS = {
  ...{ name: 200, columns: 60, cell: 1_000, partRows: 500, rows: 100_000, shownProblems: 200 },
} as const;
