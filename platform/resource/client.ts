import { type Answer, type Call, CallRefused } from './call.ts';
import { keepKey, takeKey } from './create-keys.ts';

interface EnvelopeError {
  message?: string;
  message_detail?: string | null;
  reason?: string;
  api_error_code?: number;
  field?: string;
  fields?: string[];
}

interface Envelope {
  resource_response?: {
    status?: string;
    data?: unknown;
    bookmark?: string;
    http_status?: number;
    message?: string;
    error?: EnvelopeError | string;
  };
}

type Asking = (name: string, options: object) => Promise<Answer<unknown>>;

/** Over HTTP, through what `wrapCalls` was given last. */
export let call = callAs as Call;

export function wrapCalls(given?: (ask: Asking) => Asking): void {
  call = (given?.(callAs) ?? callAs) as Call;
}

/**
 * Ends within a minute, answered or not. A create without an answer may be repeated with the same options: the
 * server does it once.
 */
async function callAs(name: string, options: object): Promise<Answer<unknown>> {
  const key = takeKey(name, options);
  try {
    return await ask(name, options, key);
  } catch (error) {
    if (key && isUnclear(error)) keepKey(name, options, key);
    throw error;
  }
}

/** Whether it is unknown if the call was done: the connection broke, or the response is none of our answers. */
function isUnclear(error: unknown): boolean {
  if (!(error instanceof CallRefused)) return true;
  return error.status === 0 || error.status >= 500 || UNCLEAR.has(error.reason);
}

const UNCLEAR = new Set(['unreadable', 'idempotency-key-in-use']);

async function ask(name: string, options: object, key: string | undefined): Promise<Answer<unknown>> {
  const [target, request] = requestOf(name, options);
  const headers = { ...request.headers, ...(key && { 'idempotency-key': key }) };
  // Calls queued behind one that never ends would wait for ever. A create may need a picture from the web, which the
  // server itself waits for up to 45 s.
  const signal = AbortSignal.timeout(key ? 60_000 : 30_000);
  const response = await fetch(target, { ...request, headers, signal }).catch(() => lose(signal));
  const envelope: Envelope = await response.json().catch(() => (signal.aborted ? lose(signal) : {}));
  const answer = envelope.resource_response;
  if (!response.ok || answer?.status !== 'success') {
    const told = answer?.error;
    const error = typeof told === 'string' ? { message: told } : told;
    throw new CallRefused({
      status: response.status,
      reason: error?.reason ?? 'unreadable',
      code: error?.api_error_code,
      // Without a message from the server, the code that shows the error has its own text; HTTP's is not for people.
      message: error?.message ?? '',
      detail: error?.message_detail,
      field: error?.field,
      fields: error?.fields,
    });
  }
  return { data: answer.data, bookmark: answer.bookmark ?? null };
}

function lose({ aborted }: AbortSignal): never {
  throw new CallRefused({
    status: 0,
    reason: aborted ? 'timed-out' : 'offline',
    message: '',
  });
}

function requestOf(name: string, options: object): [string, RequestInit] {
  const [method = '', path] = name.split(' ');
  if (path) return pathRequest(method, path, { ...options });
  const [resource, action] = name.split('.');
  const address = `/resource/${resource}/${action}/`;
  const data = JSON.stringify({ options, context: {} });
  const body = new URLSearchParams({ source_url: location.pathname, data });
  if (action === 'get') return [`${address}?${body}`, {}];
  return [address, { method: 'POST', body, headers: csrfHeaders() }];
}

function pathRequest(method: string, path: string, options: Record<string, unknown>): [string, RequestInit] {
  const rest = { ...options };
  const target = path.replace(/:([a-z_]+)/g, (_, key: string) => {
    delete rest[key];
    return encodeURIComponent(String(options[key]));
  });
  if (method === 'GET') {
    const query = new URLSearchParams(Object.entries(rest).map(([key, value]) => [key, String(value)]));
    return [`${target}?${query}`, {}];
  }
  const headers = { ...csrfHeaders(), 'content-type': 'application/json' };
  return [target, { method, body: JSON.stringify(rest), headers }];
}

function csrfHeaders(): Record<string, string> {
  const token = /(?:^|; )csrftoken=([^;]*)/.exec(document.cookie)?.[1] ?? '';
  return { 'x-csrftoken': token, 'x-requested-with': 'XMLHttpRequest' };
}
