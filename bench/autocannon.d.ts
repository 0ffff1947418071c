declare module 'autocannon' {
  import type { EventEmitter } from 'node:events';

  interface Request {
    path: string;
    method?: string;
    body?: string;
    headers?: Record<string, string>;
  }

  interface Options {
    url: string;
    connections: number;
    duration: number;
    requests: Request[];
    /** Called once for each connection. */
    setupClient?: (client: { setRequests(requests: Request[]): void }) => void;
  }

  interface Result {
    /** Requests that got no answer. */
    errors: number;
  }

  /** Emits `response` with the client, the status, the bytes and the milliseconds of each answer. */
  export default function autocannon(options: Options): EventEmitter & PromiseLike<Result>;
}
