import {
  ACTION_SOURCES,
  type ActionSource,
  eventNameOf,
  HASHED_KEYS,
  isCurrency,
  type Keys,
  CONVERSION_LIMITS as LIMITS,
  microOf,
  OLDEST_DAYS,
} from '#features/conversions/conversion-events/conversion.ts';
import type { Reported } from '#features/conversions/conversion-events/reported.ts';
import { type FileField, type FileSource, PERSON_FIELDS, type RowProblem } from '../conversion-file.ts';

interface FileOfRow {
  source: FileSource;
  partner: string | null;
  columns: readonly string[];
  /** When it was sent: what is too old then is so for good. */
  created_at: Date;
}

type Problems = { column: number | null; reason: RowProblem }[];

export type RowRead = { event: Reported; problems?: never } | { event?: never; problems: Problems };

/** What a row of a file says, or all that is wrong with it. */
export function readRow(file: FileOfRow, cells: readonly string[]): RowRead {
  const { problems, text, read, short, complain } = cellsOf(file, cells);
  const eventName = read('event_name', nameIn);
  const eventTime = read('event_time', (cell) => timeIn(cell, file.created_at));
  for (const field of ['event_name', 'event_time'] as const)
    if (text(field) === '') complain(field, 'missing');
  const isLimited = read('opt_out', yesIn)?.isYes ?? false;
  if (!isLimited && PERSON_FIELDS.every((field) => text(field) === ''))
    problems.push({ column: null, reason: 'nobody' });
  const event = {
    ...{ source: file.source, partner: file.partner, tagId: null, repeatKey: null, page: null },
    ...{ isLimited, wrong: [], keys: isLimited ? {} : keysIn(text) },
    eventId: short('event_id', LIMITS.eventId),
    orderId: short('order_id', LIMITS.orderId),
    actionSource: read('action_source', sourceIn)?.source ?? 'offline',
    valueMicro: read('value', amountIn)?.micro ?? null,
    currency: read('currency', currencyIn)?.code ?? null,
    quantity: read('quantity', countIn),
    productIds: read('product_ids', productsIn) ?? [],
  };
  if (problems.length > 0 || !eventName || !eventTime) return { problems };
  return { event: { ...event, eventName: eventName.name, eventTime } };
}

/** The cells of a row by what they are; `problems` has what is wrong with those that were read. */
function cellsOf({ columns }: FileOfRow, cells: readonly string[]) {
  const problems: Problems = [];
  const complain = (field: FileField, reason: RowProblem): null => {
    const column = columns.indexOf(field);
    problems.push({ column: column < 0 ? null : column, reason });
    return null;
  };
  const text = (field: FileField): string => cells[columns.indexOf(field)]?.trim() ?? '';
  const read = <Value>(field: FileField, parse: (cell: string) => Value | RowProblem): Value | null => {
    const cell = text(field);
    if (cell === '') return null;
    const value = parse(cell);
    return isProblem(value) ? complain(field, value) : value;
  };
  const short = (field: FileField, most: number) =>
    read(field, (cell) => (cell.length > most ? 'too_long' : { text: cell }))?.text ?? null;
  return { problems, text, read, short, complain };
}

const isProblem = (value: unknown): value is RowProblem => typeof value === 'string';

const nameIn = (cell: string) => {
  const name = eventNameOf(cell);
  return name ? { name } : ('not_a_name' as const);
};

const DAY_MS = 86_400_000;

/** Seconds or milliseconds, or a date with a time; without a zone it is UTC. */
function timeIn(cell: string, sentAt: Date): Date | RowProblem {
  const time = parseTime(cell);
  if (Number.isNaN(time.getTime())) return 'not_a_time';
  const age = sentAt.getTime() - time.getTime();
  if (age > OLDEST_DAYS * DAY_MS) return 'too_old';
  return age < 0 ? 'in_future' : time;
}

const DATE_TIME = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(:\d\d(?:\.\d{1,3})?)?\s*(Z|[+-]\d\d:?\d\d)?)?$/i;

function parseTime(cell: string): Date {
  if (/^\d{10}$/.test(cell)) return new Date(Number(cell) * 1000);
  if (/^\d{13}$/.test(cell)) return new Date(Number(cell));
  const [, day, time = '00:00', seconds = ':00', zone = 'Z'] = DATE_TIME.exec(cell) ?? [];
  return new Date(`${day}T${time}${seconds}${zone.replace(/^([+-]\d\d)(\d\d)$/, '$1:$2').toUpperCase()}`);
}

const amountIn = (cell: string) => {
  const micro = microOf(cell);
  return micro === null ? ('not_an_amount' as const) : { micro };
};

const currencyIn = (cell: string) => {
  const code = cell.toUpperCase();
  return isCurrency(code) ? { code } : ('not_a_currency' as const);
};

const countIn = (cell: string) => (/^\d{1,9}$/.test(cell) ? Number(cell) : ('not_a_number' as const));

const sourceIn = (cell: string) => {
  const source = ACTION_SOURCES.find((known): known is ActionSource => known === cell.toLowerCase());
  return source ? { source } : ('not_a_source' as const);
};

const YES_OR_NO: Record<string, boolean> = {
  ...{ true: true, yes: true, 1: true },
  ...{ false: false, no: false, 0: false },
};

const yesIn = (cell: string) => {
  const isYes = YES_OR_NO[cell.toLowerCase()];
  return isYes === undefined ? ('not_yes_or_no' as const) : { isYes };
};

function productsIn(cell: string): string[] | RowProblem {
  const ids = cell
    .split(/[;,|\s]+/)
    .map((id) => id.replaceAll('\x1f', ''))
    .filter(Boolean);
  const isLong = ids.length > LIMITS.products || ids.some((id) => id.length > LIMITS.productId);
  return isLong ? 'too_long' : [...new Set(ids)];
}

function keysIn(text: (field: FileField) => string): Keys {
  const given = [...HASHED_KEYS, 'click_id' as const].map((kind) => [kind, text(kind)] as const);
  return Object.fromEntries(given.flatMap(([kind, value]) => (value ? [[kind, [value]]] : [])));
}
