export type FetchRefusal =
  | 'not-a-url'
  /** Anything but http and https. */
  | 'scheme'
  | 'credentials'
  | 'port'
  /** The host is, or its name leads to, an address that is not public. */
  | 'private-address'
  | 'unknown-host'
  | 'unreachable'
  | 'too-slow'
  | 'too-many-redirects'
  | 'status'
  | 'too-large'
  | 'encoding'
  /** The bytes are a picture: use `fetchPicture`. */
  | 'picture-not-page'
  | 'not-a-page'
  | 'not-a-picture';

/** The stream of a picture throws it as well, if the picture breaks a limit on the way. */
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
