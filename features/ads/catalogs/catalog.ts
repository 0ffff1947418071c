export const FEED_FORMATS = ['CSV', 'TSV', 'XML'] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];

export const FEED_STATUSES = ['ACTIVE', 'INACTIVE', 'DELETED'] as const;
export type FeedStatus = (typeof FEED_STATUSES)[number];

export const RUN_TRIGGERS = ['UPLOAD', 'MANUAL', 'SCHEDULE'] as const;
export type RunTrigger = (typeof RUN_TRIGGERS)[number];

/** UNDECIDED: rows were refused, and the business has not said yet whether the others count. */
export const RUN_STATUSES = [
  'WAITING',
  'READING',
  'UNDECIDED',
  'APPLYING',
  'COMPLETED',
  'FAILED',
  'STOPPED',
] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];

export const OPEN_RUNS: readonly RunStatus[] = ['WAITING', 'READING', 'UNDECIDED', 'APPLYING'];

export const PRODUCT_STATES = ['WAITING', 'LIVE', 'FAILED', 'LEAVING', 'GONE'] as const;
export type ProductState = (typeof PRODUCT_STATES)[number];

export const CATALOG_LIMITS = {
  ...{ name: 255, itemId: 127, title: 200, description: 5000, link: 2048, fact: 300, value: 200 },
  ...{ feeds: 20, groups: 100, rows: 100_000, problems: 1000, filterValues: 100 },
  bytes: 100 * 1024 * 1024,
} as const;

/** What is wrong with a value of a row; each has a text. */
export const ROW_PROBLEMS = [
  'missing',
  'too-long',
  'not-a-link',
  'not-a-price',
  'unknown-currency',
  'unknown-value',
  'duplicate-id',
  'unreadable',
] as const;
export type RowProblem = (typeof ROW_PROBLEMS)[number];

/** Why a whole file is of no use. */
export const FILE_FAILURES = [
  'not-fetched',
  'too-large',
  'too-many-rows',
  'no-rows',
  'missing-column',
  'unreadable',
  'interrupted',
] as const;
export type FileFailure = (typeof FILE_FAILURES)[number];

/** Groups filter by these texts; those of a product are in `facts`. */
export const FACTS = [
  ...['brand', 'condition', 'gender', 'item_group_id', 'product_type', 'google_product_category'],
  ...['custom_label_0', 'custom_label_1', 'custom_label_2', 'custom_label_3', 'custom_label_4'],
] as const;
export type Facts = Partial<Record<string, string>>;

export const GROUP_FILTERS = [
  ...(['BRAND', 'PRODUCT_TYPE', 'GOOGLE_PRODUCT_CATEGORY', 'AVAILABILITY', 'CONDITION'] as const),
  ...(['GENDER', 'ITEM_ID', 'ITEM_GROUP_ID', 'CURRENCY', 'MIN_PRICE', 'MAX_PRICE'] as const),
  ...(['CUSTOM_LABEL_0', 'CUSTOM_LABEL_1', 'CUSTOM_LABEL_2', 'CUSTOM_LABEL_3', 'CUSTOM_LABEL_4'] as const),
] as const;
export type GroupFilter = (typeof GROUP_FILTERS)[number];

export interface FilterCriterion {
  key: GroupFilter;
  values: string[];
  negated: boolean;
}

/** A product is in the group if all of these hold; without any, every product is. */
export interface GroupFilters {
  all_of: FilterCriterion[];
}

interface FilteredProduct {
  item_id: string;
  price_value: string;
  price_currency: string;
  availability: string;
  facts: Facts;
}

export function isInGroup(product: FilteredProduct, { all_of }: GroupFilters): boolean {
  return all_of.every((criterion) => holds(product, criterion));
}

function holds(product: FilteredProduct, { key, values, negated }: FilterCriterion): boolean {
  const price = Number(product.price_value);
  if (key === 'MIN_PRICE') return price >= Number(values[0]);
  if (key === 'MAX_PRICE') return price <= Number(values[0]);
  const text = plain(textOf(product, key));
  // A category includes those below it.
  const isPath = key === 'PRODUCT_TYPE' || key === 'GOOGLE_PRODUCT_CATEGORY';
  const isOne = values.map(plain).some((one) => text === one || (isPath && text.startsWith(`${one}>`)));
  return isOne !== negated;
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/\s*>\s*/g, '>')
    .trim();

function textOf(product: FilteredProduct, key: GroupFilter): string {
  if (key === 'ITEM_ID') return product.item_id;
  if (key === 'CURRENCY') return product.price_currency;
  if (key === 'AVAILABILITY') return product.availability;
  return product.facts[key.toLowerCase()] ?? '';
}
