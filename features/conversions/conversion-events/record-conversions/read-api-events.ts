import { z } from 'zod';
import {
  ACTION_SOURCES,
  EVENT_NAMES,
  HASHED_KEYS,
  isCurrency,
  isHashed,
  type Keys,
  CONVERSION_LIMITS as LIMITS,
  microOf,
  OLDEST_DAYS,
  type Problem,
} from '../conversion.ts';
import type { Reported } from '../reported.ts';
import { cleanProducts, moneyOf, pageOf } from './read-tag-event.ts';

const short = (most: number) => z.string().max(most);
const optional = <Schema extends z.ZodType>(schema: Schema) => schema.nullish();
const MESSAGES = {
  hash: 'must be lower-case hexadecimal SHA-256 of the normalized value',
  value: 'must be a decimal number as text, such as "72.39"',
  currency: 'must be an ISO 4217 code, such as "USD"',
  user: 'must have em, hashed_maids, or both client_ip_address and client_user_agent',
} as const;

const hashes = z.array(z.string().refine(isHashed, MESSAGES.hash)).max(LIMITS.keysOfKind);

const userData = z
  .strictObject({
    ...Object.fromEntries(HASHED_KEYS.map((kind) => [kind, optional(hashes)])),
    click_id: optional(short(200)),
    partner_id: optional(short(200)),
    client_ip_address: optional(z.union([z.ipv4(), z.ipv6()])),
    client_user_agent: optional(short(1_000)),
  })
  .refine((user) => isRecognisable(user as UserData), MESSAGES.user);

interface UserData extends Partial<Record<(typeof HASHED_KEYS)[number], readonly string[] | null>> {
  click_id?: string | null;
  client_ip_address?: string | null;
  client_user_agent?: string | null;
}

function isRecognisable(user: UserData): boolean {
  const hasBrowser = Boolean(user.client_ip_address && user.client_user_agent);
  return hasBrowser || Boolean(user.em?.length || user.hashed_maids?.length);
}

const customData = z.strictObject({
  currency: optional(z.string().refine((code) => isCurrency(code.toUpperCase()), MESSAGES.currency)),
  value: optional(z.string().refine((value) => microOf(value) !== null, MESSAGES.value)),
  content_ids: optional(z.array(short(LIMITS.productId)).max(1_000)),
  contents: optional(
    z
      .array(
        z.strictObject({
          id: optional(short(LIMITS.productId)),
          item_price: optional(z.string().refine((value) => microOf(value) !== null, MESSAGES.value)),
          quantity: optional(z.number().int().min(0)),
          ...{ item_name: optional(short(500)), item_category: optional(short(500)) },
          item_brand: optional(short(500)),
        }),
      )
      .max(1_000),
  ),
  num_items: optional(z.number().int().min(0).max(999_999_999)),
  order_id: optional(short(LIMITS.orderId)),
  opt_out_type: optional(short(100)),
  np: optional(short(LIMITS.partner)),
  ...{ content_name: optional(short(500)), content_category: optional(short(500)) },
  ...{ content_brand: optional(short(500)), search_string: optional(short(500)) },
  ...{ predicted_ltv: optional(short(30)), external_measurement_id: optional(short(200)) },
  external_measurement_vendor_id: optional(z.number().int()),
});

const anyText = optional(short(200));

const apiEvent = z.strictObject({
  event_name: z.enum(EVENT_NAMES),
  action_source: z.enum(ACTION_SOURCES),
  event_time: z.number().int().min(0).max(32_503_680_000),
  event_id: z.string().min(1).max(LIMITS.eventId),
  event_source_url: optional(short(4_000)),
  opt_out: optional(z.boolean()),
  partner_name: optional(short(LIMITS.partner)),
  user_data: userData,
  custom_data: optional(customData),
  // What else the public API knows is accepted and not stored.
  ...{
    app_id: anyText,
    app_name: anyText,
    app_version: anyText,
    device_brand: anyText,
    device_model: anyText,
  },
  ...{ device_carrier: anyText, device_type: anyText, os_version: anyText, language: anyText },
  ...{
    wifi: optional(z.boolean()),
    app_info: optional(z.looseObject({})),
    device_info: optional(z.looseObject({})),
  },
});

export type ApiEventRead =
  | { ok: true; event: Reported; warning: string }
  | { ok: false; problem: string; name: string; eventId: string | null };

const DAY_MS = 86_400_000;
const AHEAD_MS = 5 * 60_000;

/** One element of `data`; its problem is for a programmer, and names the field. */
export function readApiEvent(sent: unknown, now: Date): ApiEventRead {
  const parsed = apiEvent.safeParse(sent);
  if (!parsed.success) return failed(sent, issueOf(parsed.error));
  const { data } = parsed;
  const eventTime = new Date(data.event_time * 1000);
  const age = now.getTime() - eventTime.getTime();
  if (age > OLDEST_DAYS * DAY_MS)
    return failed(sent, `event_time: must not be more than ${OLDEST_DAYS} days ago`);
  if (age < -AHEAD_MS) return failed(sent, 'event_time: must not be in the future; it is in seconds');
  const custom = data.custom_data ?? {};
  const wrong: Problem[] = [];
  const isLimited = data.opt_out === true || /\bLDP\b/i.test(custom.opt_out_type ?? '');
  const event: Reported = {
    ...{ source: 'api', tagId: null, repeatKey: null, eventTime, isLimited, wrong },
    ...{ eventName: data.event_name, eventId: data.event_id, actionSource: data.action_source },
    ...moneyOf({ value: custom.value, currency: custom.currency }, wrong),
    orderId: custom.order_id || null,
    quantity: custom.num_items ?? null,
    productIds: cleanProducts([
      ...(custom.content_ids ?? []),
      ...(custom.contents ?? []).map(({ id }) => id),
    ]),
    page: pageOf(data.event_source_url),
    partner: data.partner_name || custom.np || null,
    keys: isLimited ? {} : keysOf(data.user_data),
  };
  return { ok: true, event, warning: warningOf(event, age) };
}

function failed(sent: unknown, problem: string): ApiEventRead {
  const fields = typeof sent === 'object' && sent !== null ? (sent as Record<string, unknown>) : {};
  const short = (value: unknown, most: number) => (typeof value === 'string' ? value.slice(0, most) : '');
  const name = short(fields.event_name, LIMITS.eventName) || 'unknown';
  return { ok: false, problem, name, eventId: short(fields.event_id, LIMITS.eventId) || null };
}

function issueOf({ issues: [first] }: z.ZodError): string {
  const field = first?.path.join('.') || 'event';
  if (first?.code === 'unrecognized_keys')
    return `${[field, first.keys[0]].join('.')}: is not known`.replace('event.', '');
  return `${field}: ${first?.message.replace(/^Invalid (?:input|option): /, '') ?? 'is wrong'}`;
}

function keysOf(user: UserData): Keys {
  const hashed = HASHED_KEYS.map((kind) => [kind, user[kind] ?? []] as const);
  const { client_ip_address: address, client_user_agent: agent, click_id: click } = user;
  return {
    ...Object.fromEntries(hashed.filter(([, values]) => values.length > 0)),
    ...(click && { click_id: [click] }),
    ...(address && agent && { browser: [`${address}\n${agent}`] }),
  };
}

const HOUR_MS = 3_600_000;

/** Empty where nothing is to be improved. */
function warningOf({ eventName, valueMicro, currency, actionSource }: Reported, age: number): string {
  const warnings = [
    eventName === 'checkout' && valueMicro === null && 'custom_data.value: is missing',
    valueMicro !== null && currency === null && 'custom_data.currency: is missing',
    actionSource === 'web' && age > HOUR_MS && 'event_time: is more than an hour ago; counted as late',
  ];
  return warnings.filter(Boolean).join('; ');
}
