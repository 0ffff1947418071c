import type { Availability } from '#features/library/pins/rich-summary.ts';
import { CATALOG_LIMITS, FACTS, type Facts, type RowProblem } from '../catalog.ts';
import type { FeedRow } from './read-rows.ts';

/** As stored while a run waits to be applied. */
export interface FeedProduct {
  title: string;
  description: string;
  link: string;
  image_link: string;
  price_value: string;
  price_currency: string;
  availability: Availability;
  facts: Facts;
}

export interface Problem {
  line: number;
  column: string;
  reason: RowProblem;
  value: string;
}

interface Defaults {
  currency: string;
  availability: Availability | null;
}

export const REQUIRED_COLUMNS = ['id', 'title', 'link', 'image_link', 'price'] as const;

type Read = { itemId: string; product: FeedProduct } | { problems: Problem[] };

export function readProduct({ line, values, isBroken }: FeedRow, defaults: Defaults): Read {
  const problems: Problem[] = [];
  const refuse = (column: string, reason: RowProblem, value = '') =>
    void problems.push({ line, column, reason, value: value.slice(0, CATALOG_LIMITS.value) });
  if (isBroken) {
    refuse('', 'unreadable');
    return { problems };
  }
  const text = (column: string, most: number, isRequired = false): string => {
    const value = values.get(column)?.trim().replaceAll('\0', '') ?? '';
    if (value === '' && isRequired) refuse(column, 'missing');
    if (value.length > most) refuse(column, 'too-long', value);
    return value;
  };
  const link = (column: string): string => {
    const value = text(column, CATALOG_LIMITS.link, true);
    if (value && !isWebLink(value)) refuse(column, 'not-a-link', value);
    return value;
  };
  const itemId = text('id', CATALOG_LIMITS.itemId, true);
  const title = [...text('title', 500, true)].slice(0, CATALOG_LIMITS.title).join('');
  const price = readPrice(text('price', 50, true), defaults.currency);
  if (typeof price === 'string') refuse('price', price, values.get('price'));
  const availability = readAvailability(text('availability', 50)) ?? defaults.availability;
  if (!availability)
    refuse(
      'availability',
      values.get('availability')?.trim() ? 'unknown-value' : 'missing',
      values.get('availability'),
    );
  const facts: Facts = {};
  for (const name of FACTS) {
    const value = text(name, CATALOG_LIMITS.fact);
    if (value) facts[name] = value;
  }
  const product = {
    ...{ title, description: text('description', 10_000).slice(0, CATALOG_LIMITS.description) },
    ...{ link: link('link'), image_link: link('image_link'), facts },
  };
  if (problems.length > 0 || typeof price === 'string' || !availability) return { problems };
  return { itemId, product: { ...product, ...price, availability } };
}

function isWebLink(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') && !url.username;
}

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

/** `12.50 EUR`, `EUR 12.50` or `12,50`; thousands are not separated. */
function readPrice(
  value: string,
  standard: string,
): { price_value: string; price_currency: string } | RowProblem {
  if (value === '') return 'missing';
  const found = /^(?:([A-Za-z]{3})\s*)?(\d{1,9})(?:[.,](\d{1,2}))?(?:\s*([A-Za-z]{3}))?$/.exec(value);
  if (!found) return 'not-a-price';
  const [, before, whole, cents = '00', after] = found;
  const price_currency = (before ?? after ?? standard).toUpperCase();
  if (!CURRENCIES.has(price_currency)) return 'unknown-currency';
  return { price_value: `${whole}.${cents.padEnd(2, '0')}`, price_currency };
}

const AVAILABLE: Record<string, Availability> = {
  ...{ in_stock: 'in_stock', available: 'in_stock', out_of_stock: 'out_of_stock', sold_out: 'out_of_stock' },
  ...{ preorder: 'preorder', pre_order: 'preorder', backorder: 'backorder', back_order: 'backorder' },
  ...{ discontinued: 'discontinued', instock: 'in_stock', outofstock: 'out_of_stock' },
};

/** Names of schema.org are taken, too. */
function readAvailability(value: string): Availability | null {
  const name = value
    .replace(/^https?:\/\/schema\.org\//i, '')
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
  return AVAILABLE[name] ?? null;
}
