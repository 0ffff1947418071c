import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { type CookieJar, cookieJar } from './cookie-jar.ts';
import { unknownOptions } from './known-options.ts';
import type { Json } from './reading.ts';

export interface Sent {
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  setCookies: string[];
  bytes: Buffer;
  text: string;
  json: Json;
}

/** A known third-party client: it calls our addresses by name, keeps cookies and sends what it always sends. */
export interface Program {
  jar: CookieJar;
  get(url: string, sent?: Sent): Promise<Answer>;
  post(url: string, sent: Sent): Promise<Answer>;
}

/** A program that calls the server at this port, whatever host its addresses name. */
export function openProgram(port: number): Program {
  const jar = cookieJar();
  const send = async (method: string, url: string, { headers = {}, body }: Sent = {}) => {
    expect(unknownOptions(url, body), 'options that are neither declared nor known as hints').toEqual([]);
    const cookie = jar.header();
    const all = { ...(cookie && { cookie }), ...headers };
    const answer = await exchange(port, method, new URL(url), all, body);
    jar.take(answer.setCookies);
    return answer;
  };
  return {
    jar,
    get: (url, sent) => send('GET', url, sent),
    post: (url, sent) => send('POST', url, sent),
  };
}

async function exchange(
  port: number,
  method: string,
  url: URL,
  headers: Record<string, string>,
  body: Sent['body'],
): Promise<Answer> {
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const asked = request({
    host: '127.0.0.1',
    port,
    method,
    path: url.pathname + url.search,
    headers: { host: url.host, ...length, ...headers },
    agent: false,
  });
  const answered = new Promise<Answer>((resolve, reject) => {
    asked.on('error', reject);
    asked.on('response', async (response) => {
      const bytes = unpacked(await buffer(response), response.headers['content-encoding']);
      const text = bytes.toString();
      const isJson = String(response.headers['content-type']).includes('json');
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        setCookies: response.headers['set-cookie'] ?? [],
        bytes,
        text,
        json: isJson ? JSON.parse(text) : null,
      });
    });
  });
  asked.end(body);
  return answered;
}

/** Decompresses as programs do, according to the encodings they accept. */
function unpacked(bytes: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(bytes);
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes;
}

/** The answer, for programs that raise an error at any status from 400 on. */
export function raiseForStatus(answer: Answer): Answer {
  if (answer.status >= 400) throw new Error(`HTTP ${answer.status}: ${answer.text.slice(0, 500)}`);
  return answer;
}
