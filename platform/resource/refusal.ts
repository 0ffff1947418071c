import { fillIn } from '#platform/i18n/msg.ts';
import type { TextValues } from '#platform/i18n/texts.ts';

export type RefusalKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  | 'unsupported'
  | 'too-many'
  | 'unavailable'
  | 'out-of-space';

export interface RefusalDetails {
  kind: RefusalKind;
  /** A stable identifier for programs, such as `board-name-taken`. */
  reason: string;
  /** Addressed to a person, in English; `npm run extract` finds it. */
  message: string;
  values?: TextValues;
  /** A further sentence, or the subject, such as an id. */
  detail?: string;
  field?: string;
  /** Starts with `field`; only schema refusals have any. */
  fields?: readonly string[];
  retryAfterSeconds?: number;
}

export class Refusal extends Error {
  readonly kind: RefusalKind;
  readonly reason: string;
  readonly detail: string | undefined;
  readonly text: Pick<RefusalDetails, 'message' | 'detail' | 'values'>;
  readonly field: string | undefined;
  readonly fields: readonly string[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(details: RefusalDetails) {
    const { message, detail, values } = details;
    super(fillIn(message, values));
    this.kind = details.kind;
    this.reason = details.reason;
    this.detail = detail && fillIn(detail, values);
    this.text = { message, detail, values };
    this.field = details.field;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** Missing, or hidden from this viewer: the two are indistinguishable. */
export function notFound(thing: string): Refusal {
  const message = `This ${thing.replaceAll('_', ' ')} was not found.`;
  return new Refusal({ kind: 'not-found', reason: `${thing}-not-found`, message });
}

export function loginRequired(): Refusal {
  return new Refusal({ kind: 'unauthenticated', reason: 'login-required', message: 'Log in to continue' });
}

export function tooManyRequests(retryAfterSeconds: number): Refusal {
  return new Refusal({
    kind: 'too-many',
    reason: 'too-many-requests',
    message: 'Too many requests. Wait a moment and try again.',
    retryAfterSeconds,
  });
}

export function unavailable(): Refusal {
  return new Refusal({
    kind: 'unavailable',
    reason: 'unavailable',
    message: "This site can't respond right now. Try again in a moment.",
    retryAfterSeconds: 5,
  });
}

export function storageFull({ isRead }: { isRead: boolean }): Refusal {
  const kind = { kind: 'out-of-space', reason: 'storage-full' } as const;
  return isRead
    ? new Refusal({ ...kind, message: 'This site has run out of space. Try again later.' })
    : new Refusal({ ...kind, message: 'This site has run out of space. Your changes were not saved.' });
}

/** The message may name the option as `{field}`. */
export function invalid(
  field: string,
  message: string,
  { reason = `invalid-${field}`, values }: Partial<Pick<RefusalDetails, 'reason' | 'values'>> = {},
): Refusal {
  return new Refusal({ kind: 'invalid', reason, message, values: { ...values, field }, field });
}
