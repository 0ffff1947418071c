/** What the public API calls `event_name`. */
export const EVENT_NAMES = [
  ...['add_payment_info', 'add_to_cart', 'add_to_wishlist', 'app_install', 'checkout', 'custom'],
  ...['initiate_checkout', 'lead', 'page_visit', 'search', 'signup', 'subscribe', 'view_category'],
  ...['view_content', 'watch_video'],
] as const;

export const SOURCES = ['tag', 'api', 'file', 'partner'] as const;
export type Source = (typeof SOURCES)[number];

export const ACTION_SOURCES = ['web', 'app_android', 'app_ios', 'offline'] as const;
export type ActionSource = (typeof ACTION_SOURCES)[number];

/** Hashed by whoever reports the event, as 64 hexadecimal digits. */
export const HASHED_KEYS = [
  ...['em', 'ph', 'ge', 'db', 'ln', 'fn', 'ct', 'st', 'zp', 'country', 'external_id', 'hashed_maids'],
] as const;

/** `browser` is made of the address and user agent, which are not stored. */
export const KEY_NAMES = [...HASHED_KEYS, 'click_id', 'browser'] as const;
export type KeyName = (typeof KEY_NAMES)[number];

export type Keys = Partial<Record<KeyName, readonly string[]>>;

/** What keeps an event from being of full use. */
export const PROBLEMS = [
  ...['value_missing', 'value_wrong', 'currency_missing', 'currency_wrong', 'id_missing', 'order_missing'],
  ...['product_missing', 'keys_missing', 'key_not_hashed', 'name_unknown', 'late'],
] as const;
export type Problem = (typeof PROBLEMS)[number];

export const CONVERSION_LIMITS = {
  ...{ eventName: 64, eventId: 200, orderId: 200, productId: 100, products: 50, page: 500, partner: 100 },
  ...{ keysOfKind: 10, events: 1000, tagName: 100 },
} as const;

/** For how long an event is stored, days. */
export const EVENT_DAYS = 90;

/** Within this time of the first report, others of the same do not count. */
export const SAME_WITHIN_HOURS = 24;

/** How old an event may be when it is reported, days. */
export const OLDEST_DAYS = 30;

/** Events of the tag are written as one word, in any case. */
const BY_WORD = new Map<string, string>(EVENT_NAMES.map((name) => [name.replaceAll('_', ''), name]));

/** Null for what cannot be the name of an event. An unknown one is the business's own. */
export function eventNameOf(text: string): string | null {
  const name = text
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
  if (!/^[a-z0-9_]{1,64}$/.test(name)) return null;
  return BY_WORD.get(name.replaceAll('_', '')) ?? name;
}

const HASH = /^[0-9a-f]{64}$/;

export const isHashed = (text: string): boolean => HASH.test(text);

/** Prices of goods: up to six decimals, which is what a millionth holds. */
const AMOUNT = /^\d{1,11}(?:\.\d{1,6})?$/;

/** Digits, as the numbers of the database are larger than those of JavaScript; null if it is no amount. */
export function microOf(amount: string): string | null {
  const text = amount.trim();
  if (!AMOUNT.test(text)) return null;
  const [whole = '0', fraction = ''] = text.split('.');
  return String(BigInt(whole) * 1_000_000n + BigInt(fraction.padEnd(6, '0')));
}

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

export const isCurrency = (code: string): boolean => CURRENCIES.has(code);

/** Amounts are of interest for these. */
const WITH_VALUE = new Set(['checkout', 'add_to_cart', 'initiate_checkout', 'add_payment_info', 'subscribe']);
const WITH_PRODUCTS = new Set(['checkout', 'add_to_cart', 'view_content', 'initiate_checkout']);

export interface Checked {
  source: Source;
  eventName: string;
  eventId: string | null;
  actionSource: ActionSource;
  valueMicro: string | null;
  currency: string | null;
  hasOrder: boolean;
  productIds: readonly string[];
  keyNames: readonly string[];
  isLimited: boolean;
  /** How long after it happened it was reported, ms. */
  delayMs: number;
}

const HOUR_MS = 3_600_000;

export function problemsOf(event: Checked): Problem[] {
  const { eventName, valueMicro, currency, source } = event;
  const isReported = { tag: true, api: true, file: false, partner: false }[source];
  const found: Record<string, boolean> = {
    value_missing: WITH_VALUE.has(eventName) && valueMicro === null,
    currency_missing: valueMicro !== null && currency === null,
    id_missing: isReported && event.eventId === null,
    order_missing: eventName === 'checkout' && !event.hasOrder,
    product_missing: WITH_PRODUCTS.has(eventName) && event.productIds.length === 0,
    keys_missing: !event.isLimited && event.keyNames.length === 0,
    name_unknown: !(EVENT_NAMES as readonly string[]).includes(eventName),
    late: event.actionSource === 'web' && isReported && event.delayMs > HOUR_MS,
  };
  return PROBLEMS.filter((problem) => found[problem]);
}
