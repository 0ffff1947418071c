/** The statuses that a refusal may have; their meaning is the protocol's. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 503;

export interface RefusalDetails {
  status: RefusalStatus;
  /** A stable word for programs, such as `board-name-taken`. */
  reason: string;
  /** One sentence for a person. */
  message: string;
  detail?: string;
  /** The option that is wrong. */
  field?: string;
  retryAfterSeconds?: number;
}

/** An expected no: thrown anywhere under a resource, it becomes a failure envelope with its status. */
export class Refusal extends Error {
  readonly status: RefusalStatus;
  readonly reason: string;
  readonly detail: string | undefined;
  readonly field: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(details: RefusalDetails) {
    super(details.message);
    this.status = details.status;
    this.reason = details.reason;
    this.detail = details.detail;
    this.field = details.field;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** What is not there, or not to be seen by this viewer: the two look alike. */
export function notFound(thing: string): Refusal {
  return new Refusal({ status: 404, reason: `${thing}-not-found`, message: `This ${thing} was not found.` });
}

/** A call that wants somebody who has signed in. */
export function loginRequired(): Refusal {
  return new Refusal({ status: 401, reason: 'login-required', message: 'Log in to continue' });
}

/** A call that comes too soon after others. */
export function tooManyRequests(retryAfterSeconds: number): Refusal {
  const message = 'That was too much at once. Please wait a moment and try again.';
  return new Refusal({ status: 429, reason: 'too-many-requests', message, retryAfterSeconds });
}

/** An option that holds what it may not. */
export function invalid(field: string, message: string, reason = `invalid-${field}`): Refusal {
  return new Refusal({ status: 400, reason, message, field });
}
