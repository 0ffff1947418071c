/** Why something was not fetched. */
export type FetchRefusal =
  | 'not-a-url'
  /** Anything but http and https. */
  | 'scheme'
  /** A name or password in the address. */
  | 'credentials'
  | 'port'
  /** The host is, or its name leads to, an address that is not public. */
  | 'private-address'
  | 'unknown-host'
  /** Refused, reset, broken TLS or broken HTTP. */
  | 'unreachable'
  | 'too-slow'
  | 'too-many-redirects'
  /** An answer other than 200; `status` says which. */
  | 'status'
  | 'too-large'
  /** Compressed in an unsupported or broken way. */
  | 'encoding'
  /** A page was requested and the bytes are a picture: use `fetchPicture`. */
  | 'picture-not-page'
  | 'not-a-page'
  | 'not-a-picture';

/** Thrown inside fetching, and by the stream of a picture that breaks a limit on the way. */
export class FetchRefused extends Error {
  override name = 'FetchRefused';
  readonly reason: FetchRefusal;
  readonly status: number | undefined;

  constructor(reason: FetchRefusal, options: { status?: number; cause?: unknown } = {}) {
    super(`Not fetched: ${reason}`, { cause: options.cause });
    this.reason = reason;
    this.status = options.status;
  }
}
