import { createWebServer } from '#app/web-server.ts';
import type { DataOf, ResourceName } from '#platform/resource/call.ts';
import type { Platform } from '#platform/resource/context.ts';

export interface WebServer {
  origin: string;
  close(): Promise<void>;
}

/** The web process on loopback, without pages. Close it when the test is done. */
export async function startWebServer(platform: Platform): Promise<WebServer> {
  const app = await createWebServer(platform, {
    load: () => Promise.reject(new Error('there are no pages in this test')),
    serveAssets: async () => {},
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return { origin, close: () => app.close() };
}

/** What a call answered; `data` and `error` as the envelope holds them. */
export interface Called<Data> {
  status: number;
  data: Data;
  error: { reason: string; message: string; field?: string } | undefined;
}

/** A client with cookies of its own that speaks the product's protocol over HTTP. */
export class WebClient {
  readonly origin: string;
  readonly #cookies = new Map([['csrftoken', 'chosen-by-the-client']]);

  constructor(origin: string) {
    this.origin = origin;
  }

  /** Cookies and the CSRF pair. */
  get headers(): Record<string, string> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return { cookie, 'x-csrftoken': 'chosen-by-the-client' };
  }

  call<N extends ResourceName>(name: N, options: object): Promise<Called<DataOf<N>>> {
    return this.ask(name, options);
  }

  /** Calls what has no types, such as the tunnel. */
  async ask<Data>(name: string, options: object): Promise<Called<Data>> {
    const [resource, action] = name.split('.');
    const fields = new URLSearchParams({ source_url: '/', data: JSON.stringify({ options, context: {} }) });
    const address = `${this.origin}/resource/${resource}/${action}/`;
    const response =
      action === 'get'
        ? await fetch(`${address}?${fields}`, { headers: this.headers })
        : await fetch(address, { method: 'POST', body: fields, headers: this.headers });
    this.#keepCookies(response);
    const { resource_response: answer }: { resource_response: Called<Data> } = await response.json();
    return { status: response.status, data: answer.data, error: answer.error };
  }

  /** Signs up and stays signed in. */
  async signUp(name: string): Promise<this> {
    const email = `${name.toLowerCase()}-${crypto.randomUUID()}@example.com`;
    const options = { first_name: name, email, password: `password of ${name}`, age: 30, country: 'DE' };
    const { status, error } = await this.call('UserRegisterResource.create', options);
    if (status !== 200) throw new Error(`${name} could not sign up: ${error?.message}`);
    return this;
  }

  #keepCookies(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, value);
    }
  }
}
