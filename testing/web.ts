import type { FastifyInstance, InjectOptions } from 'fastify';
import { createWebServer, type PagesSource } from '#app/server/web-server.ts';
import { afterFile } from './after-file.ts';
import type { TestPlatform } from './platform.ts';

/** A browser's side of the wire: keeps cookies, repeats the CSRF token. */
export interface WebClient {
  cookies: Map<string, string>;
  /** `GET /resource/{name}/get/` */
  get(resource: string, options?: object): Promise<WireAnswer>;
  /** `POST /resource/{name}/{action}/` in a form, with the CSRF pair. */
  post(resource: string, action: string, options?: object): Promise<WireAnswer>;
  /** Any request with this browser's cookies. */
  send(request: InjectOptions): Promise<WireAnswer>;
}

export interface WireAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  /** The body where it is JSON. */
  json: WireBody;
}

/** The envelope of an answer; `data` is whatever the resource answers. */
export interface WireBody {
  resource_response: {
    status: string;
    message: string;
    data: WireData;
    bookmark?: string;
    error: {
      code: number;
      api_error_code: number;
      message: string;
      reason: string;
      field?: string;
      fields?: string[];
    };
  };
  client_context: { is_authenticated: boolean; user: Record<string, unknown> };
  resource: { name: string; options: Record<string, unknown> };
  request_identifier: string;
}

/** Answered data that a test looks into; it knows itself what it asked. */
export interface WireData {
  [key: string]: WireData;
}

const noPages: PagesSource = {
  load: () => Promise.reject(new Error('this test has no pages')),
  serveAssets: async () => {},
};

/** The whole web process over the test's platform, without pages unless some are given. */
export async function testWebServer(
  platform: TestPlatform,
  pages: PagesSource = noPages,
): Promise<FastifyInstance> {
  const app = await createWebServer(platform, pages);
  await app.ready();
  afterFile(() => app.close());
  return app;
}

/** A new browser with no cookies but a CSRF token of its own choice. */
export function webClient(app: FastifyInstance, csrf: string | null = 'a-token-of-mine'): WebClient {
  const cookies = new Map<string, string>(csrf ? [['csrftoken', csrf]] : []);
  const send = async (request: InjectOptions): Promise<WireAnswer> => {
    const response = await app.inject({
      ...request,
      headers: {
        ...request.headers,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    });
    for (const { name, value } of response.cookies) cookies.set(name, value);
    const { statusCode: status, headers, body: text } = response;
    const isJson = String(headers['content-type']).includes('json');
    return {
      status,
      headers: headers as WireAnswer['headers'],
      text,
      json: isJson && text ? JSON.parse(text) : undefined,
    };
  };
  return {
    cookies,
    send,
    get: (resource, options = {}) =>
      send({
        method: 'GET',
        url: `/resource/${resource}/get/`,
        query: { source_url: '/', data: wrap(options) },
      }),
    post: (resource, action, options = {}) =>
      send({
        method: 'POST',
        url: `/resource/${resource}/${action}/`,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'x-csrftoken': cookies.get('csrftoken') ?? '',
        },
        payload: new URLSearchParams({ source_url: '/', data: wrap(options) }).toString(),
      }),
  };
}

function wrap(options: object): string {
  return JSON.stringify({ options, context: {} });
}
