import type { ReadableStream } from 'node:stream/web';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { dispatch } from '#api/resource/dispatch.ts';
import { refusalOfFailure } from '#api/resource/failed-requests.ts';
import type { Registry } from '#api/resource/registry.ts';
import { codeOf, statusOf } from '#api/resource/statuses.ts';
import { subjectOf } from '#features/business/access/active-profile.ts';
import { INVITE_PARAM } from '#features/core/people/invite-codes/invite-param.ts';
import { isPhone } from '#platform/http/is-phone.ts';
import type { RenderPage } from '#platform/http/page-routes.ts';
import { fillIn } from '#platform/i18n/msg.ts';
import type { Call } from '#platform/resource/call.ts';
import type { Context } from '#platform/resource/context.ts';
import { Refusal } from '#platform/resource/refusal.ts';
import { type ActingPage, actingPageOf } from './acting-page.ts';
import type { PageContext, pageContext } from './page-context.ts';
import type { PagesSource } from './web-server.ts';

/** In development the build is reloaded after each change. */
export function createPageRenderer(registry: Registry, pages: Omit<PagesSource, 'serveAssets'>): RenderPage {
  let known: { build: ServerBuild; handle: ReturnType<typeof createRequestHandler> } | undefined;
  return async (request, context, nonce) => {
    const build = await pages.load();
    // The bundle has its own copy of the key, the only one its loaders know.
    const { pageContext: key } = build.entry.module as unknown as { pageContext: typeof pageContext };
    if (known?.build !== build) {
      known = { build, handle: createRequestHandler(build, context.config.mode) };
    }
    let whole: string | undefined;
    const sendWhole = (html: string) => {
      whole = html;
    };
    const provider = new RouterContextProvider();
    const acting = await actingPageOf(context, request, callInProcess(registry, context, null));
    const causes: Refusal[] = [];
    const own = pageContextOf(registry, context, { nonce, acting });
    const reportError = (error: unknown) => {
      const cause = refusalOfFailure(error, { isRead: true });
      if (cause) causes.push(cause);
      own.reportError(error);
    };
    provider.set(key, { ...own, reportError, sendWhole });
    const { status, headers, body } = await known.handle(request, provider);
    const [cause] = causes;
    if (status >= 500 && cause) {
      await body?.cancel();
      throw cause;
    }
    keepInvite(request, headers);
    // The web stream types of the DOM and Node differ in name only.
    return { status, headers, body: whole ?? (body as ReadableStream | null) };
  };
}

/** The page on which somebody ends up notes by whose invite they came. */
function keepInvite({ url }: Request, headers: Headers): void {
  const code = new URL(url).searchParams.get(INVITE_PARAM);
  const location = headers.get('location');
  if (!code || !location?.startsWith('/')) return;
  const to = new URL(location, url);
  const next = to.searchParams.get('next');
  // Noted now, so it is not noted again after a login.
  if (next) to.searchParams.set('next', withoutInvite(next));
  to.searchParams.set(INVITE_PARAM, code);
  headers.set('location', to.pathname + to.search + to.hash);
}

function withoutInvite(path: string): string {
  const [before = '', query] = path.split('?');
  const kept = new URLSearchParams(query);
  kept.delete(INVITE_PARAM);
  return kept.size > 0 ? `${before}?${kept}` : before;
}

function pageContextOf(
  registry: Registry,
  context: Context,
  { nonce, acting }: { nonce: string; acting: ActingPage | null },
): Omit<PageContext, 'sendWhole'> {
  const active = acting?.active ?? null;
  return {
    call: callInProcess(registry, context, active && subjectOf(active.profile)),
    viewer: active?.viewer ?? context.viewer,
    acting,
    flags: context.flags,
    locale: context.locale,
    chosenLocale: context.chosenLocale,
    now: context.clock.now().getTime(),
    say: sayIn(context),
    brandName: context.config.brandName,
    origin: context.config.origin,
    socialLogin: context.config.oidc?.name ?? null,
    hasAds: context.config.ads !== undefined,
    adWelcome: {
      micro: Math.round((context.config.ads?.welcomeCredit ?? 0) * 1_000_000),
      currency: context.config.ads?.currency ?? '',
    },
    complaintsOffice: context.config.complaintsOffice,
    nonce,
    mode: context.config.mode,
    isPhone: isPhone(context.request.userAgent),
    reportError: (error) =>
      context.log.error({ err: error, reqId: context.request.id }, 'rendering a page failed'),
  };
}

/** English needs no catalogue, so nothing is loaded for it. */
function sayIn({ texts, locale, locales: [source] }: Context): PageContext['say'] {
  return async (text, values) =>
    locale === source ? fillIn(text, values) : (await texts.in(locale)).t(text, values);
}

/**
 * A refusal is thrown as a response, which the page's error boundary shows. What can be called for the active account is
 * called for it.
 */
function callInProcess(registry: Registry, context: Context, subject: object | null): Call {
  const call = async (name: string, options: object) => {
    const resource = registry.find(name);
    if (!resource) throw new Error(`No resource is named ${name}`);
    try {
      const named = subject && resource.acting ? { ...subject, ...options } : options;
      const { data, bookmark } = await dispatch(resource, context, named);
      return { data, bookmark: bookmark ?? null };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { reason, message } = error;
      throw Response.json({ reason, code: codeOf(error), message }, { status: statusOf(error) });
    }
  };
  return call as Call;
}
