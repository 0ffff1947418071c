import { createHash, randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import { OVERRIDES_COOKIE, readOverrides } from '#platform/flags/session-overrides.ts';
import { chooseLocale, LOCALE_COOKIE, languageOf } from '#platform/i18n/locale.ts';
import type { Context, Platform, RequestFacts } from '#platform/resource/context.ts';
import type { Viewer } from '#platform/resource/viewer.ts';
import { CSRF_COOKIE } from './csrf.ts';

export interface ViewerRequest {
  facts: RequestFacts;
  cookies: Record<string, string | undefined>;
  unauthId: string;
  country: string | undefined;
  locale: string;
  answerHeaders: Headers;
}

export type ResolveViewer = (platform: Platform, request: ViewerRequest) => Promise<Viewer | null>;

export async function contextOf(
  platform: Platform,
  request: FastifyRequest,
  resolveViewer: ResolveViewer,
): Promise<Context> {
  const facts = factsOf(request);
  const unauthId = unauthIdOf(request.cookies[CSRF_COOKIE]);
  const country = countryOf(request, platform.config.countryHeader) ?? platform.config.country;
  const answerHeaders = new Headers();
  const browserLocale = localeOf(platform, request);
  const asked = { facts, cookies: request.cookies, unauthId, country, locale: browserLocale, answerHeaders };
  const viewer = (await resolveViewer(platform, asked)) ?? nobody(asked);
  const chosen = ('chosenLocale' in viewer && viewer.chosenLocale) || request.cookies[LOCALE_COOKIE];
  const chosenLocale = platform.locales.find(
    (offered) => offered === languageOf(chosen?.toLowerCase() ?? ''),
  );
  const locale = chooseLocale(request.headers['accept-language'], chosenLocale, platform.locales);
  knownLocales.set(request, locale);
  const hasUnit = viewer.kind !== 'bot' && request.cookies[CSRF_COOKIE] !== undefined;
  const overrides = request.cookies[OVERRIDES_COOKIE];
  const flags = await platform.flagSource.flagsFor({
    // A first visit has no lasting id yet: it gets the defaults rather than a group it will not keep.
    unitId: viewer.id ?? (hasUnit ? unauthId : undefined),
    overrides: overrides ? readOverrides(overrides, platform.config.secret) : {},
  });
  return { ...platform, viewer, flags, locale, chosenLocale, request: facts, answerHeaders };
}

/** Of requests whose viewer is known. */
const knownLocales = new WeakMap<FastifyRequest, string>();

/** The viewer's; while they are not known, that of the browser. */
export function localeOf({ locales }: Pick<Platform, 'locales'>, request: FastifyRequest): string {
  // A malformed address is found before cookies are read.
  const cookies: Record<string, string | undefined> = request.cookies ?? {};
  const { 'accept-language': languages } = request.headers;
  return knownLocales.get(request) ?? chooseLocale(languages, cookies[LOCALE_COOKIE], locales);
}

function nobody({ facts, country, unauthId }: ViewerRequest): Viewer {
  return { kind: isBot(facts.userAgent) ? 'bot' : 'anonymous', id: undefined, country, unauthId };
}

/** Who the browser is once it has these cookies of the answer: a call can log in and out. */
export async function viewerWith(
  given: readonly string[],
  context: Context,
  request: FastifyRequest,
  resolveViewer: ResolveViewer,
): Promise<Viewer> {
  const { viewer, locale, request: facts } = context;
  const cookies = { ...request.cookies };
  for (const line of given) Object.assign(cookies, request.server.parseCookie(line.split(';', 1)[0] ?? ''));
  const { country, unauthId } = viewer;
  const asked = { facts, cookies, unauthId, country, locale, answerHeaders: new Headers() };
  return (await resolveViewer(context, asked)) ?? nobody(asked);
}

/** Built on first use: most requests carry no session and need none. */
function factsOf(request: FastifyRequest): RequestFacts {
  let headers: Headers | undefined;
  return {
    id: request.id,
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    get headers() {
      headers ??= headersOf(request);
      return headers;
    },
  };
}

const knownAgents = new LRUCache<string, boolean>({
  max: 1000,
  maxSize: 200_000,
  sizeCalculation: (_, agent) => agent.length + 1,
});

// The crawler pattern is long, and the same few browsers come again and again.
function isBot(userAgent: string): boolean {
  const known = knownAgents.get(userAgent);
  if (known !== undefined) return known;
  const found = isbot(userAgent);
  knownAgents.set(userAgent, found);
  return found;
}

function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  return headers;
}

// Derived from a cookie that exists anyway, so that visitors need no other.
function unauthIdOf(csrf: string | undefined): string {
  if (!csrf) return randomUUID().replaceAll('-', '');
  return createHash('sha256').update(csrf).digest('hex').slice(0, 32);
}

function countryOf(request: FastifyRequest, name: string | undefined): string | undefined {
  const header = name ? request.headers[name] : undefined;
  const value = typeof header === 'string' ? header.toUpperCase() : undefined;
  return value && /^[A-Z]{2}$/.test(value) ? value : undefined;
}

export function addHeaders(reply: FastifyReply, context: Context): void {
  for (const [name, value] of context.answerHeaders) reply.header(name, value);
}

export function isSecure(platform: Platform): boolean {
  return platform.config.origin.startsWith('https:');
}
