import type { Id } from '#platform/ids/ids.ts';
import {
  eventNameOf,
  HASHED_KEYS,
  isCurrency,
  isHashed,
  type Keys,
  CONVERSION_LIMITS as LIMITS,
  microOf,
  type Problem,
} from '../conversion.ts';
import type { Reported } from '../reported.ts';

/** A query as it was sent, and what the request itself says. */
export interface TagCall {
  query: Readonly<Record<string, unknown>>;
  tagId: Id;
  /** Of the browser: only a hash of both is stored, if the person agrees. */
  address: string;
  userAgent: string;
  referrer: string | undefined;
  /** The browser asks every site not to share what it does. */
  asksForPrivacy: boolean;
  now: Date;
}

type Fields = Record<string, unknown>;

/** Null where it says nothing that could be recorded. The tag of other makers writes `ed` as JSON or in brackets. */
export function readTagEvent(call: TagCall): Reported | null {
  const { query, tagId, now } = call;
  const eventName = typeof query.event === 'string' ? nameOf(query.event) : null;
  if (!eventName) return null;
  const [data, person, about] = [fieldsOf(query, 'ed'), fieldsOf(query, 'pd'), fieldsOf(query, 'ad')];
  const wrong: Problem[] = [];
  const isLimited = isLimitedCall(call, data, person);
  const products = productsOf(data);
  const callKey = text(query.cb, 40);
  return {
    ...{ source: 'tag', tagId, eventName, actionSource: 'web', eventTime: now },
    eventId: text(data.event_id, LIMITS.eventId),
    repeatKey: callKey && `${callKey} ${tagId}`.slice(0, LIMITS.eventId),
    ...moneyOf(data, wrong),
    orderId: text(data.order_id, LIMITS.orderId),
    quantity: countOf(data.order_quantity ?? data.num_items),
    productIds: products,
    page: pageOf(text(about.loc, 4_000) ?? call.referrer),
    partner: text(person.np, LIMITS.partner),
    keys: isLimited ? {} : keysOf(call, person, wrong),
    isLimited,
    wrong,
  };
}

/** `init` is a page that only loads the tag, as an image without scripts does. */
const nameOf = (sent: string): string | null =>
  eventNameOf(/^(init|page)$/i.test(sent) ? 'page_visit' : sent);

/** `cs` is the choice of the browser's person, as the tag knows it: only who agreed is recognised. */
function isLimitedCall({ query, asksForPrivacy }: TagCall, data: Fields, person: Fields): boolean {
  if (asksForPrivacy || query.cs !== '1') return true;
  const isOut = [data, person].some(
    ({ opt_out }) => opt_out === true || opt_out === 'true' || opt_out === '1',
  );
  return isOut || [data, person].some(({ opt_out_type }) => /\bLDP\b/i.test(String(opt_out_type ?? '')));
}

function fieldsOf(query: Readonly<Fields>, name: string): Fields {
  const inBrackets = Object.entries(query).flatMap(([key, value]) => {
    const field = key.startsWith(`${name}[`) && key.endsWith(']') ? key.slice(name.length + 1, -1) : '';
    return field ? [[field, value] as const] : [];
  });
  return { ...jsonOf(query[name]), ...Object.fromEntries(inBrackets) };
}

function jsonOf(sent: unknown): Fields {
  if (typeof sent !== 'string') return {};
  try {
    const value: unknown = JSON.parse(sent);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    // Whoever sends something else reports an event without details.
    return {};
  }
}

function text(value: unknown, most: number): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const found = String(value).replaceAll('\0', '').trim();
  return found === '' || found.length > most ? null : found;
}

function countOf(value: unknown): number | null {
  const count = Number(value ?? Number.NaN);
  return Number.isInteger(count) && count >= 0 && count < 1_000_000_000 ? count : null;
}

export function moneyOf(data: Fields, wrong: Problem[]): Pick<Reported, 'valueMicro' | 'currency'> {
  const [value, code] = [text(data.value, 30), text(data.currency, 10)?.toUpperCase() ?? null];
  const valueMicro = value === null ? null : microOf(value);
  const currency = code && isCurrency(code) ? code : null;
  if (value !== null && valueMicro === null) wrong.push('value_wrong');
  if (code !== null && currency === null) wrong.push('currency_wrong');
  return { valueMicro, currency };
}

function productsOf(data: Fields): string[] {
  const listed = [data.product_id, data.product_ids, data.content_ids].flat();
  const items = Array.isArray(data.line_items) ? data.line_items : [];
  const ofItems = items.map((item: unknown) => (item as Fields | null)?.product_id);
  return cleanProducts([...listed, ...ofItems]);
}

export function cleanProducts(given: readonly unknown[]): string[] {
  // Lists are divided by this character when they are stored.
  const ids = given.flatMap((one) => text(one, LIMITS.productId)?.replaceAll('\x1f', '') || []);
  return [...new Set(ids)].slice(0, LIMITS.products);
}

/** Queries may name people. */
export function pageOf(address: string | null | undefined): string | null {
  const url = address ? URL.parse(address) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  return `${url.host}${url.pathname}`.slice(0, LIMITS.page);
}

function keysOf({ query, address, userAgent }: TagCall, person: Fields, wrong: Problem[]): Keys {
  const keys: Record<string, string[]> = {};
  for (const kind of HASHED_KEYS) {
    const sent = text(person[kind], 64)?.toLowerCase();
    if (sent && isHashed(sent)) keys[kind] = [sent];
    else if (person[kind]) wrong.push('key_not_hashed');
  }
  const click = text(person.epik ?? query.epik, 200);
  if (click) keys.click_id = [click];
  if (userAgent) keys.browser = [`${address}\n${userAgent}`];
  return keys;
}
