import { dispatch } from '#api/resource/dispatch.ts';
import { createProductRegistry } from '#app/resources.ts';
import { resolveViewer } from '#features/core/identity/resolve-viewer.service.ts';
import type { Call } from '#platform/resource/call.ts';
import type { Context, Platform } from '#platform/resource/context.ts';
import type { Viewer } from '#platform/resource/viewer.ts';
import { contextFor, nobody } from './platform.ts';

/** A browser as resources see it: it keeps its cookies between calls. */
export interface TestBrowser {
  /** Calls a resource by name; throws refusals unchanged. */
  call: Call;
  /** The context of a new request, optionally of a known viewer; cookies of its answer are dropped. */
  context(known?: Viewer): Promise<Context>;
  viewer(): Promise<Viewer>;
  cookies: Map<string, string>;
  /** The `set-cookie` lines of the last answer. */
  received: string[];
}

/** Opens an unused browser at an Internet address. */
export function testBrowser(platform: Platform, options: { address?: string } = {}): TestBrowser {
  const registry = createProductRegistry();
  const cookies = new Map<string, string>();
  const received: string[] = [];
  const address = options.address ?? '203.0.113.1';
  const open = async (known?: Viewer) => {
    const headers = new Headers();
    if (cookies.size > 0)
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const answerHeaders = new Headers();
    if (known) return contextFor(platform, known, { address, headers, answerHeaders });
    const { request } = await contextFor(platform, nobody(), { address, headers });
    const resolved = await resolveViewer(platform, {
      facts: request,
      cookies: Object.fromEntries([...cookies].map(([name, value]) => [name, decodeURIComponent(value)])),
      unauthId: 'a-visitor',
      country: undefined,
      locale: 'en',
      answerHeaders,
    });
    return contextFor(platform, resolved ?? nobody(), { address, headers, answerHeaders });
  };
  const call = async (name: string, sent: object) => {
    const resource = registry.find(name);
    if (!resource) throw new Error(`no resource is named ${name}`);
    const context = await open();
    try {
      const { data, bookmark } = await dispatch(resource, context, sent);
      return { data, bookmark: bookmark ?? null };
    } finally {
      received.splice(0, received.length, ...context.answerHeaders.getSetCookie());
      for (const cookie of received) keep(cookies, cookie);
    }
  };
  return { cookies, received, call: call as Call, context: open, viewer: async () => (await open()).viewer };
}

function keep(cookies: Map<string, string>, cookie: string): void {
  const [pair = '', ...attributes] = cookie.split('; ');
  const [name = '', value = ''] = pair.split('=', 2);
  if (attributes.some((one) => /^max-age=0$/i.test(one))) cookies.delete(name);
  else cookies.set(name, value);
}
