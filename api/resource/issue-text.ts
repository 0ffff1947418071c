import type { z } from 'zod';
import { msg } from '#platform/i18n/msg.ts';
import type { TextValues } from '#platform/i18n/texts.ts';

/** Messages begin with this in every language, unless a schema gives a sentence of its own. */
const FIELD = '{field}: ';
const isSentence = (message: string) => /^[A-Z]/.test(message);

/** It has the sent value only while parsing. */
type Found = z.core.$ZodRawIssue;

const MISSING = msg('{field}: is missing');
const NOT_VALID = msg('{field}: is not valid');

const OF_KIND: Readonly<Record<string, string>> = {
  string: msg('{field}: must be text'),
  number: msg('{field}: must be a number'),
  int: msg('{field}: must be a whole number'),
  boolean: msg('{field}: must be true or false'),
  array: msg('{field}: must be a list'),
  object: msg('{field}: must be an object'),
  record: msg('{field}: must be an object'),
  nonoptional: MISSING,
};

const OF_FORMAT: Readonly<Record<string, string>> = {
  email: msg('{field}: must be an email address such as name@example.com'),
  url: msg('{field}: must be a web address'),
  date: msg('{field}: must be a date as YYYY-MM-DD'),
  datetime: msg('{field}: must be a time as YYYY-MM-DDThh:mm:ssZ'),
};

/** The text contains `{names}` for the values. */
export function foundText(found: Found): string {
  const isOfType = found.code === 'invalid_type' || found.code === 'invalid_value';
  if (found.input === undefined && (isOfType || found.code === 'invalid_union')) return MISSING;
  return kindText(found) ?? NOT_VALID;
}

/** The first error decides, with its own text if it has one. */
export function issueText(
  issue: z.core.$ZodIssue | undefined,
  field: string,
  sent: unknown,
): { message: string; values: TextValues } {
  if (!issue) return { message: NOT_VALID, values: { field } };
  const { message } = issue;
  // A coercing number schema finds NaN, rather than undefined, where the option is missing.
  const isOwn = issue.code !== 'invalid_type' || message !== kindText(issue);
  if (!isOwn && isMissing(issue.path, sent)) return { message: MISSING, values: { field } };
  const isSized = issue.code === 'too_big' || issue.code === 'too_small';
  // All sizes share one phrasing, as a number inside a text would leave it untranslated.
  const text = isSized && !message.startsWith(FIELD) ? kindText(issue) : null;
  const isWhole = message.startsWith(FIELD) || isSentence(message);
  return { message: text ?? (isWhole ? message : FIELD + message), values: { ...sizesOf(issue), field } };
}

function isMissing([key, ...rest]: readonly PropertyKey[], sent: unknown): boolean {
  if (key === undefined) return sent === undefined;
  return typeof sent === 'object' && sent !== null && isMissing(rest, Reflect.get(sent, key));
}

function kindText(found: Found | z.core.$ZodIssue): string | null {
  switch (found.code) {
    case 'invalid_type':
      return OF_KIND[found.expected] ?? null;
    case 'invalid_format':
      return OF_FORMAT[found.format] ?? null;
    case 'invalid_value':
      return found.values.length > 1
        ? msg('{field}: must be one of {allowed}')
        : msg('{field}: must be {allowed}');
    case 'not_multiple_of':
      return msg('{field}: must be a multiple of {step}');
    case 'unrecognized_keys':
      return msg('{field}: contains unknown values');
    case 'too_big':
      return mostText(found);
    case 'too_small':
      return leastText(found);
    case 'invalid_union':
      return isOfBoolean(found.errors.flat()) ? (OF_KIND.boolean ?? null) : null;
    default:
      return null;
  }
}

/** Clients may send any of these for a boolean. */
const TRUTHS: readonly unknown[] = [true, false, 'true', 'false', '1', '0', '', 1, 0];

function isOfBoolean(branches: readonly z.core.$ZodIssue[]): boolean {
  const isOf = (issue: z.core.$ZodIssue, kind: string) =>
    issue.code === 'invalid_type' && issue.expected === kind;
  const isTruth = (issue: z.core.$ZodIssue) =>
    issue.code === 'invalid_value' && issue.values.every((value) => TRUTHS.includes(value));
  return (
    branches.some((issue) => isOf(issue, 'boolean')) &&
    branches.every((issue) => isOf(issue, 'boolean') || isOf(issue, 'null') || isTruth(issue))
  );
}

type Sized = { origin: string; exact?: boolean; inclusive?: boolean };

function mostText({ origin, exact, inclusive }: Sized): string {
  if (origin === 'string')
    return exact
      ? msg('{field}: must be {most} characters')
      : msg('{field}: must be at most {most} characters');
  if (origin === 'array') return msg('{field}: must contain at most {most}');
  return inclusive === false
    ? msg('{field}: must be less than {most}')
    : msg('{field}: must be at most {most}');
}

function leastText({ origin, exact, inclusive, minimum }: Sized & { minimum: unknown }): string {
  const isNothing = minimum === 1 && !exact;
  if (origin === 'string') {
    if (isNothing) return msg('{field}: must not be empty');
    return exact
      ? msg('{field}: must be {least} characters')
      : msg('{field}: must be at least {least} characters');
  }
  if (origin === 'array')
    return isNothing ? msg('{field}: must not be empty') : msg('{field}: must contain at least {least}');
  return inclusive === false
    ? msg('{field}: must be more than {least}')
    : msg('{field}: must be at least {least}');
}

function sizesOf(issue: z.core.$ZodIssue): TextValues {
  if (issue.code === 'too_big') return { most: String(issue.maximum) };
  if (issue.code === 'too_small') return { least: String(issue.minimum) };
  // An empty text means no choice.
  if (issue.code === 'invalid_value')
    return {
      allowed: issue.values
        .filter((value) => value !== '')
        .map(String)
        .join(', '),
    };
  if (issue.code === 'not_multiple_of') return { step: String(issue.divisor) };
  if (issue.code === 'custom') return issue.params ?? {};
  return {};
}
