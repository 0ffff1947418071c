import { type ByRoleOptions, queryAllByRole } from '@testing-library/dom';
import type { FastifyInstance } from 'fastify';
import { Window } from 'happy-dom';
import type { SessionOverrides } from '#platform/flags/flags-for.ts';
import { OVERRIDES_COOKIE, signOverrides } from '#platform/flags/session-overrides.ts';
import { DESKTOP } from './crawl.ts';
import type { TestPlatform } from './platform.ts';
import { productPages } from './product-pages.ts';
import { testWebServer, webClient } from './web.ts';

/** The name of a part, whole or a pattern, or more about it. */
type Wanted = string | RegExp | ByRoleOptions;

/** A part of a page, as those see it who go by roles and names. */
export interface Part {
  element: Element;
  /** Its text, in which any white space is one blank. */
  text: string;
  /** The parts in it that have this role and are wanted, in their order. */
  all(role: string, wanted?: Wanted): Part[];
  /** The only such part. */
  one(role: string, wanted?: Wanted): Part;
  /** What such parts say. */
  texts(role: string, wanted?: Wanted): string[];
  /** The parts that a selector finds, for what has no role. */
  select(selector: string): Part[];
  attribute(name: string): string | null;
}

/** A page as the server sends it: no script has run, and nothing is laid out. */
export interface Page extends Part {
  status: number;
  /** Path and query of where the redirects ended, or a whole address where they lead to another site. */
  address: string;
  title: string;
  /** What the browser keeps after it. */
  cookies: ReadonlyMap<string, string>;
}

/** What a browser brings along. */
export interface PageRequest {
  userAgent?: string;
  cookies?: ReadonlyMap<string, string>;
  /** The country that it comes from. */
  country?: string;
  /** Groups of experiments that it is put into. */
  flags?: SessionOverrides;
}

const COUNTRY_HEADER = 'x-country';

const apps = new WeakMap<TestPlatform, Promise<FastifyInstance>>();

/** Opens a page as a browser does, with these cookies, following redirects. */
export async function openPage(
  platform: TestPlatform,
  path: string,
  { userAgent = DESKTOP, cookies: brought = new Map(), country, flags }: PageRequest = {},
): Promise<Page> {
  const { origin, secret } = platform.config;
  const client = webClient(await appOf(platform));
  const { cookies } = client;
  for (const [name, value] of brought) cookies.set(name, value);
  if (flags) cookies.set(OVERRIDES_COOKIE, signOverrides(flags, secret));
  const headers = { 'user-agent': userAgent, ...(country && { [COUNTRY_HEADER]: country }) };
  for (let address = path, hops = 0; ; hops += 1) {
    if (hops > 5) throw new Error(`${path} leads on and on, last to ${address}`);
    const answer = await client.send({ method: 'GET', url: address, headers });
    const { status, text } = answer;
    const next = answer.headers.location && new URL(String(answer.headers.location), origin + address);
    if (!next) return pageOf(text, { status, address, cookies });
    address = next.href.replace(origin, '');
    if (next.origin !== origin) return pageOf('', { status, address, cookies });
  }
}

/** One server for all pages of a test; it keeps no page that a visitor has seen, as tests write past it. */
function appOf(platform: TestPlatform): Promise<FastifyInstance> {
  const config = {
    ...platform.config,
    rateLimitFactor: 1000,
    pageCacheSeconds: 0,
    countryHeader: COUNTRY_HEADER,
  };
  const app = apps.get(platform) ?? testWebServer({ ...platform, config }, productPages);
  apps.set(platform, app);
  return app;
}

function pageOf(html: string, known: Pick<Page, 'status' | 'address' | 'cookies'>): Page {
  const window = new Window({ settings: { disableCSSFileLoading: true, disableIframePageLoading: true } });
  // As no style sheet is loaded, elements have their own styles alone; to gather those of all would take most of a search.
  Object.assign(window, { getComputedStyle: ({ style }: HTMLElement) => style });
  window.document.write(html);
  const document = window.document as unknown as Document;
  return { ...partOf(document.documentElement), ...known, title: document.title };
}

function partOf(element: HTMLElement): Part {
  const all: Part['all'] = (role, wanted = {}) => {
    const options = typeof wanted === 'string' || wanted instanceof RegExp ? { name: wanted } : wanted;
    return queryAllByRole(element, role, options).map(partOf);
  };
  return {
    element,
    text: (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
    all,
    one: (role, wanted) => {
      const [first, ...more] = all(role, wanted);
      if (first && more.length === 0) return first;
      throw new Error(`${first ? more.length + 1 : 'no'} ${role} for ${JSON.stringify(wanted)}`);
    },
    texts: (role, wanted) => all(role, wanted).map(({ text }) => text),
    select: (selector) => [...element.querySelectorAll<HTMLElement>(selector)].map(partOf),
    attribute: (name) => element.getAttribute(name),
  };
}
