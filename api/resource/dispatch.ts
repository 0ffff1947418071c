import type { z } from 'zod';
import {
  actFor,
  namedSubject,
  requireGiven,
  type Subject,
} from '#features/business/access/act-for.service.ts';
import { holdCommit, isHeld } from '#platform/database/held-commit.ts';
import { decodeBookmark, END_BOOKMARK, encodeBookmark, sentBookmark } from '#platform/resource/bookmark.ts';
import type { Context } from '#platform/resource/context.ts';
import { select, selectionIn } from '#platform/resource/field-sets.ts';
import { invalid, loginRequired, notFound, Refusal } from '#platform/resource/refusal.ts';
import { type AnyResource, isRead } from '#platform/resource/resource.ts';
import type { Success } from './envelope.ts';
import { foundText, issueText } from './issue-text.ts';

/** @throws Refusal for every expected no; anything else thrown is a fault of ours. */
export async function dispatch(resource: AnyResource, context: Context, sent: unknown): Promise<Success> {
  admit(resource, context, sent);
  // What was read before a write may be outdated after it.
  if (!isRead(resource)) context.found = undefined;
  const options = parseOptions(resource.options, sent);
  const handedOn = resource.handOn?.(options);
  if (handedOn) return dispatch(handedOn.resource, context, handedOn.sent);
  const calls = resource.calls?.(options) ?? 1;
  // The first was counted before the options were parsed.
  if (calls > 1) context.takeCalls?.(resource.rate, calls - 1);
  const subject = namedSubject(context, sent as object, resource.acting);
  if (subject === null) return answerTo(resource, context, { options, sent });
  const call = { options, sent, subject };
  if (isRead(resource) || isHeld(context.db)) return answerActed(resource, context, call);
  // A refusal takes its line in the log of the business back, too.
  const held = holdCommit(context.db);
  try {
    const success = await answerActed(resource, { ...context, db: held.db }, call);
    await held.commit(async () => {});
    return success;
  } catch (error) {
    await held.rollBack();
    throw error;
  }
}

async function answerActed(
  resource: AnyResource,
  context: Context,
  { subject, ...call }: ParsedCall & { subject: Subject },
): Promise<Success> {
  const { name, acting: needs } = resource;
  const sent = call.sent as object;
  const acted = await actFor(context, subject, { name, needs, isRead: isRead(resource), sent });
  const success = await answerTo(resource, acted.context, call);
  await acted.noteThing(success.data);
  return success;
}

/**
 * For a stored answer, which nobody gets any more after their permission ended.
 * @throws Refusal
 */
export async function requireActing(resource: AnyResource, context: Context, sent: unknown): Promise<void> {
  if (typeof sent !== 'object' || !sent) return;
  const parsed = resource.handOn && resource.options.safeParse(sent);
  const handedOn = parsed?.success ? resource.handOn?.(parsed.data) : undefined;
  if (handedOn) return requireActing(handedOn.resource, context, handedOn.sent);
  const subject = namedSubject(context, sent, resource.acting);
  if (subject !== null) await requireGiven(context, subject, resource.acting);
}

interface ParsedCall {
  options: unknown;
  sent: unknown;
}

async function answerTo(
  resource: AnyResource,
  context: Context,
  { options, sent }: ParsedCall,
): Promise<Success> {
  const wanted = resource.fieldSets ? selectionIn(resource.fieldSets, options as object) : true;
  if (!resource.paged) {
    const data: unknown = await resource.handle(context, options);
    checkAnswer(resource.data, data, resource.name, context);
    return { data: select(data, wanted) };
  }
  const { secret } = context.config;
  const bookmark = sentBookmark(sent as object);
  const { within, beside } = resource;
  const dataOf = (items: unknown[], more = {}) => (within ? { [within]: items, ...more } : items);
  if (bookmark === END_BOOKMARK) return { data: dataOf([]), bookmark: null };
  const after = bookmark === null ? null : decodeBookmark(bookmark, resource.name, secret);
  const [page, more] = await Promise.all([
    resource.handle(context, options, { after }),
    beside && !after ? beside.read(context, options) : {},
  ]);
  for (const item of page.items) checkAnswer(resource.item, item, resource.name, context);
  if (beside && !after) checkAnswer(beside.data, more, resource.name, context);
  const items = wanted === true ? page.items : page.items.map((item: unknown) => select(item, wanted));
  return {
    data: dataOf(items, more),
    bookmark: page.next && encodeBookmark(page.next, resource.name, secret),
  };
}

/**
 * Before the input is looked at more closely.
 * @throws Refusal 401 or 403
 */
export function admit(resource: AnyResource, context: Context, sent: unknown): void {
  const { viewer } = context;
  const fields = typeof sent === 'object' ? { ...sent } : {};
  const who = resource.whoFor?.(context, fields) ?? resource.who;
  if (who === 'anyone') return;
  const isAdmitted = viewer.kind === 'person' || (who === 'recognised' && viewer.kind === 'limited');
  if (!isAdmitted) {
    throw loginRequired();
  }
  if (who === 'staff' && !(viewer.id && viewer.isStaff)) {
    throw new Refusal({
      kind: 'forbidden',
      reason: 'staff-only',
      message: 'Only the staff of this site can do this.',
    });
  }
}

function parseOptions(schema: z.ZodType, sent: unknown): unknown {
  // PHP writes an empty object as an empty list.
  const options = Array.isArray(sent) && sent.length === 0 ? {} : sent;
  if (typeof options !== 'object' || options === null || Array.isArray(options)) {
    throw invalid('options', 'options must be an object.');
  }
  const parsed = parseGiven(schema, options);
  if (parsed.success) {
    const field = placeOfNul(parsed.data);
    if (!field) return parsed.data;
    const message = '{field}: must not contain a null character';
    throw new Refusal({
      kind: 'invalid',
      reason: `invalid-${field}`,
      message,
      values: { field },
      field,
      fields: [field],
    });
  }
  const { issues } = parsed.error;
  const [first] = issues;
  if (first?.code === 'custom' && first.params?.notThere) throw notFound(String(first.params.notThere));
  const fields = issues.map(({ path }) => path.join('.') || 'options');
  const [field = 'options'] = fields;
  const texts = issueText(first, field, sent);
  throw new Refusal({
    ...texts,
    kind: 'invalid',
    reason: `invalid-${field}`,
    field,
    fields: [...new Set(fields)],
  });
}

/** Clients send null for what they leave open: where an option does not take it, it counts as left out. */
function parseGiven(schema: z.ZodType, sent: object) {
  const parsed = schema.safeParse(sent, { error: foundText });
  const isNull = (name: PropertyKey | undefined) => name !== undefined && Reflect.get(sent, name) === null;
  const nulls = parsed.error?.issues.flatMap(({ path: [name] }) => (isNull(name) ? [name] : [])) ?? [];
  if (nulls.length === 0) return parsed;
  const given = Object.entries(sent).filter(([name]) => !nulls.includes(name));
  return schema.safeParse(Object.fromEntries(given), { error: foundText });
}

/** The database cannot store a NUL character; null if there is none. */
function placeOfNul(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return value.includes('\0') ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, part] of Object.entries(value)) {
    if (key.includes('\0')) return path || 'options';
    const place = placeOfNul(part, path ? `${path}.${key}` : key);
    if (place) return place;
  }
  return null;
}

// An answer that violates its schema is our bug, to be found before production.
function checkAnswer(schema: z.ZodType, data: unknown, name: string, context: Context): void {
  if (!context.config.checksAnswers) return;
  const parsed = schema.safeParse(data);
  if (!parsed.success) throw new Error(`${name} answers what it does not declare: ${parsed.error.message}`);
}
