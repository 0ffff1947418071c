import { text } from 'node:stream/consumers';
import { textFiles } from 'virtual:text-files';
import { I18nProvider } from '@lingui/react';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import type { Translations } from '#platform/i18n/translations.ts';
import type { Viewer } from '#platform/resource/viewer.ts';
import { pageContext } from './page-context.ts';

/** What React leaves in place of a part that it could not finish synchronously. */
const UNFINISHED = '<!--$!-->';
const END = '</body></html>';
const RENDER_TIMEOUT_MS = 10_000;

/**
 * A quarter cheaper than streaming, as React joins strings rather than encode each of thousands. Where a part
 * suspends, for code not loaded yet for example, it is rendered again when all is there.
 */
async function renderWhole(
  entry: EntryContext,
  draw: (entry: EntryContext) => ReactElement,
  nonce: string,
): Promise<string> {
  const { serverHandoffStream, ...rest } = entry;
  let html = drawn(draw(rest));
  if (!html || html.includes(UNFINISHED)) {
    await untilAllReady(draw(rest));
    html = renderToString(draw(rest));
  }
  if (!serverHandoffStream || !html.endsWith(END) || html.includes(UNFINISHED))
    throw new Error('a page cannot be rendered in one go');
  const data = asScript(await text(serverHandoffStream), nonce);
  return `<!DOCTYPE html>${html.slice(0, -END.length)}${data}${END}`;
}

/** Null if a part suspends outside a boundary or fails: rendering it again tells which. */
function drawn(page: ReactElement): string | null {
  try {
    return renderToString(page);
  } catch {
    return null;
  }
}

/** Rejects if one fails. */
function untilAllReady(page: ReactElement): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const { abort } = renderToPipeableStream(page, {
      onError: (error) => {
        clearTimeout(timer);
        reject(error);
      },
      onAllReady: () => {
        clearTimeout(timer);
        resolve();
      },
    });
    const timer = abortLater(abort);
  });
}

function abortLater(abort: (reason: Error) => void): NodeJS.Timeout {
  return setTimeout(() => abort(new Error('rendering took too long')), RENDER_TIMEOUT_MS);
}

const ESCAPES: Record<string, string> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

const literal = (data: unknown): string =>
  JSON.stringify(data).replace(/[&><\u2028\u2029]/g, (sign) => ESCAPES[sign] ?? '');

/** The loaders' data in the router's own format. */
function asScript(state: string, nonce: string): string {
  const stream = 'window.__reactRouterContext.streamController';
  return `<script nonce="${nonce}">${stream}.enqueue(${literal(state)});${stream}.close();</script>`;
}

type RenderDocument = (
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) => Promise<Response>;

/** If rendering throws, the caller shows the error page with 500. */
export function documentRenderer(translations: Translations): RenderDocument {
  return async ({ url }, status, headers, entry, context) => {
    const { nonce, locale, sendWhole, viewer, acting } = context.get(pageContext);
    const i18n = await translations.i18nFor(locale);
    const draw = (drawn: EntryContext) => (
      <I18nProvider i18n={i18n}>
        <ServerRouter context={drawn} url={url} nonce={nonce} />
      </I18nProvider>
    );
    headers.set('content-type', 'text/html; charset=utf-8');
    const html = await renderWhole(withOwnRoutes(entry), draw, nonce);
    const texts = textsFor(i18n.locale, acting?.self ?? viewer);
    if (texts) headers.append('link', `<${texts}>; rel=modulepreload; crossorigin`);
    sendWhole(texts ? html.replace('<html ', `<html data-texts="${texts}" `) : html);
    return new Response(null, { status, headers });
  };
}

/** Where the browser finds the texts of the page and of those it may open from there. */
function textsFor(locale: string, viewer: Viewer): string | undefined {
  const files = textFiles[locale];
  const isStaff = 'isStaff' in viewer && viewer.isStaff;
  return viewer.id ? files?.[isStaff ? 'staff' : 'members'] : files?.first;
}

/**
 * A page needs only its own routes, and the browser asks for others as they are needed. All but the home page: the
 * root alone matches "/", so the router would show it empty rather than ask. It would also match the paths above the
 * page's, which it can ask for.
 */
function withOwnRoutes(entry: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = entry;
  const home = staticHandlerContext._match('/') ?? [];
  const known = [...staticHandlerContext.matches, ...home].map(({ route: { id } }) => id);
  return {
    ...entry,
    manifest: {
      ...manifest,
      routes: Object.fromEntries(known.map((id) => [id, manifest.routes[id]])),
    },
    staticHandlerContext: {
      ...staticHandlerContext,
      _match: (path) => (path === '/' ? home : null),
    },
  };
}
