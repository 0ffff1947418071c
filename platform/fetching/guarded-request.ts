import type { Readable } from 'node:stream';
import { Agent, type Dispatcher, errors, ProxyAgent } from 'undici';
import { FetchRefused } from './fetch-refusal.ts';
import { parseFetchUrl } from './fetch-url.ts';
import {
  createDnsResolve,
  createGuardedConnector,
  type Resolve,
  refusePrivateName,
} from './guarded-connector.ts';

export interface GuardOptions {
  userAgent: string;
  /** It resolves names again, so it must refuse private addresses itself. */
  proxyUrl?: string;
  resolve?: Resolve;
  /** Lets tests fetch from a fake web on this machine. Never set it in production. */
  allowLoopbackPort?: number;
}

export interface Answer {
  url: URL;
  headers: Record<string, string | string[] | undefined>;
  body: Readable;
}

export interface GuardedRequest {
  get(address: string, ask: { accept: string; signal: AbortSignal }): Promise<Answer>;
  close(): Promise<void>;
}

const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const LIMITS = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  bodyTimeout: 10_000,
  keepAliveTimeout: 1000,
};

export function createGuardedRequest(options: GuardOptions): GuardedRequest {
  const { userAgent, allowLoopbackPort, proxyUrl, resolve = createDnsResolve() } = options;
  const dispatcher = proxyUrl
    ? new ProxyAgent({ uri: proxyUrl, ...LIMITS })
    : new Agent({ connect: createGuardedConnector(resolve, allowLoopbackPort), ...LIMITS });

  async function ask(url: URL, accept: string, signal: AbortSignal): Promise<Dispatcher.ResponseData> {
    const headers = {
      accept,
      'user-agent': userAgent,
      'accept-encoding': 'gzip, deflate, br',
      'accept-language': 'en;q=0.8, *;q=0.5',
    };
    try {
      if (proxyUrl) await refusePrivateName(url, resolve, allowLoopbackPort);
      const answer = dispatcher.request({
        origin: url.origin,
        path: url.pathname + url.search,
        method: 'GET',
        headers,
        signal,
      });
      return await Promise.race([answer, rejectionBy(signal)]);
    } catch (error) {
      throw asRefusal(error, signal);
    }
  }

  return {
    async get(address, { accept, signal }) {
      let url = parseFetchUrl(address, allowLoopbackPort);
      for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
        const { statusCode, headers, body } = await ask(url, accept, signal);
        if (statusCode === 200) return { url, headers, body };
        discard(body);
        const { location } = headers;
        if (!REDIRECTS.has(statusCode) || typeof location !== 'string')
          throw new FetchRefused('status', { status: statusCode });
        url = parseFetchUrl(location, allowLoopbackPort, url);
      }
      throw new FetchRefused('too-many-redirects');
    },
    close: () => dispatcher.destroy(),
  };
}

/** The dispatcher heeds a signal only once connected; resolving and connecting may take long. */
function rejectionBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}

/** Closes the connection, which undici reports as an error of the body. */
export function discard(body: Readable): void {
  body.on('error', () => {}).destroy();
}

export function asRefusal(cause: unknown, signal: AbortSignal): FetchRefused {
  if (cause instanceof FetchRefused) return cause;
  const isSlow =
    signal.aborted ||
    cause instanceof errors.ConnectTimeoutError ||
    cause instanceof errors.HeadersTimeoutError ||
    cause instanceof errors.BodyTimeoutError;
  return new FetchRefused(isSlow ? 'too-slow' : 'unreachable', { cause });
}
