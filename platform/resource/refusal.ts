import { fillIn } from '#platform/i18n/fill-in.ts';
import type { TextValues } from '#platform/i18n/texts.ts';

/** The statuses that a refusal may have; defined by the protocol. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 503 | 507;

export interface RefusalDetails {
  status: RefusalStatus;
  /** A stable identifier for programs, such as `board-name-taken`. */
  reason: string;
  /** The number that existing clients read for this reason; defaults to that of the status. */
  code?: number;
  /** One sentence for a person, in English, with `{names}` for its values; `npm run extract` finds it. */
  message: string;
  values?: TextValues;
  /** A further sentence, or the subject, such as an id. */
  detail?: string;
  /** The option that is wrong. */
  field?: string;
  /** All options that the schema refuses, starting with `field`; only schema refusals have any. */
  fields?: readonly string[];
  retryAfterSeconds?: number;
}

/** An expected no: thrown anywhere inside a resource, it becomes a failure envelope with its status. */
export class Refusal extends Error {
  readonly status: RefusalStatus;
  readonly reason: string;
  readonly code: number | undefined;
  readonly detail: string | undefined;
  /** The untranslated text and its values, to say it in another language. */
  readonly text: Pick<RefusalDetails, 'message' | 'detail' | 'values'>;
  readonly field: string | undefined;
  readonly fields: readonly string[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(details: RefusalDetails) {
    const { message, detail, values } = details;
    super(fillIn(message, values));
    this.status = details.status;
    this.reason = details.reason;
    this.code = details.code;
    this.detail = detail && fillIn(detail, values);
    this.text = { message, detail, values };
    this.field = details.field;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** Something missing, or hidden from this viewer: the two are indistinguishable. */
export function notFound(thing: string, code?: number): Refusal {
  const message = `This ${thing.replaceAll('_', ' ')} was not found.`;
  return new Refusal({ status: 404, reason: `${thing}-not-found`, message, ...(code && { code }) });
}

/** A call that requires a signed-in viewer. */
export function loginRequired(): Refusal {
  return new Refusal({ status: 401, reason: 'login-required', message: 'Log in to continue' });
}

/** A call over the rate limit. */
export function tooManyRequests(retryAfterSeconds: number): Refusal {
  return new Refusal({
    status: 429,
    reason: 'too-many-requests',
    message: 'Too many requests. Please wait a moment and try again.',
    retryAfterSeconds,
  });
}

/** Something the site needs, such as its database, is temporarily unavailable. */
export function unavailable(): Refusal {
  return new Refusal({
    status: 503,
    reason: 'unavailable',
    message: 'This site cannot answer right now. Please try again in a moment.',
    retryAfterSeconds: 5,
  });
}

/** A disk of the site is full. */
export function storageFull(): Refusal {
  return new Refusal({
    status: 507,
    reason: 'storage-full',
    message: 'This site has run out of space. Your changes were not saved.',
  });
}

/** An option with an invalid value; the message may name the option as `{field}`. */
export function invalid(
  field: string,
  message: string,
  { reason = `invalid-${field}`, values }: Partial<Pick<RefusalDetails, 'reason' | 'values'>> = {},
): Refusal {
  return new Refusal({ status: 400, reason, message, values: { ...values, field }, field });
}
