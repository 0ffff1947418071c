import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { pathOf } from '#api/resource/registry.ts';
import type { AnyResource } from '#platform/resource/resource.ts';

/** Who asks over HTTP. */
export interface Asker {
  name: string;
  cookies: ReadonlyMap<string, string>;
  /** What it calls itself, unless a browser. */
  agent?: string;
}

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const TOKEN = 'a-token-of-mine';

/** Asks a resource as a browser or a program does: by its name, or at its path. */
export function askOverHttp(
  app: FastifyInstance,
  resource: AnyResource,
  options: object,
  { cookies, agent = BROWSER }: Asker,
): Promise<LightMyRequestResponse> {
  const sent = new Map([...cookies, ['csrftoken', TOKEN]]);
  return app.inject({
    ...requestOf(resource, options),
    remoteAddress: '203.0.113.1',
    headers: {
      'user-agent': agent,
      'x-csrftoken': TOKEN,
      cookie: [...sent].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  });
}

function requestOf(resource: AnyResource, options: object): InjectOptions {
  const path = pathOf(resource);
  if (!path) return requestByName(resource.name, options);
  const left: Record<string, unknown> = { ...options };
  const url = path.path.replace(/:([a-z_]+)/g, (_, name: string) => {
    const value = String(left[name] ?? '-');
    delete left[name];
    return encodeURIComponent(value);
  });
  if (path.method === 'POST' || path.method === 'PUT') return { method: path.method, url, payload: left };
  const query = Object.entries(left).map(([name, value]) => [name, String(value)]);
  return { method: path.method, url, query: Object.fromEntries(query) };
}

function requestByName(name: string, options: object): InjectOptions {
  const [noun, action] = name.split('.');
  const url = `/resource/${noun}/${action}/`;
  const data = JSON.stringify({ options, context: {} });
  if (action === 'get') return { method: 'GET', url, query: { source_url: '/', data } };
  return { method: 'POST', url, payload: { source_url: '/', data } };
}
