import type { Readable } from 'node:stream';
import { I18nProvider } from '@lingui/react';
import { createReadableStreamFromReadable } from '@react-router/node';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { joinChunks } from '#platform/http/join-chunks.ts';
import type { Translations } from '#platform/i18n/translations.ts';
import type { LoadedData } from './loaded-data.ts';
import { pageContext } from './page-context.ts';
import { abortLater, renderWhole } from './render-whole.tsx';

type RenderDocument = (
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) => Promise<Response>;

/**
 * Renders pages in the language of their request: streamed to people who are signed in, whole to all others, so that
 * they can be kept. Whoever calls shows the error page with 500 where it throws.
 */
export function documentRenderer(translations: Translations): RenderDocument {
  return async ({ url }, status, headers, entry, context) => {
    const { nonce, viewer, locale, loaded, sendWhole, reportError } = context.get(pageContext);
    const i18n = await translations.i18nFor(locale);
    const own = withOwnRoutes(entry, loaded);
    const draw = (drawn: EntryContext) => (
      <I18nProvider i18n={i18n}>
        <ServerRouter context={drawn} url={url} nonce={nonce} />
      </I18nProvider>
    );
    headers.set('content-type', 'text/html; charset=utf-8');
    if (viewer.id !== undefined) {
      const body = await streamFromShell(draw(own), nonce, reportError);
      return new Response(createReadableStreamFromReadable(body), { status, headers });
    }
    sendWhole(await renderWhole(own, draw, { nonce, loaded }));
    return new Response(null, { status, headers });
  };
}

/**
 * The router makes all routes it is told of anew for each page; a page needs its own, the browser asks for others.
 * What their loaders answered stands in its place again.
 */
function withOwnRoutes(entry: EntryContext, loaded: LoadedData | null): EntryContext {
  const { manifest, staticHandlerContext } = entry;
  const own = staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]]);
  const data = Object.entries(staticHandlerContext.loaderData).map(([id, told]) => [
    id,
    loaded?.get(id) ?? told,
  ]);
  return {
    ...entry,
    manifest: { ...manifest, routes: Object.fromEntries(own) },
    staticHandlerContext: { ...staticHandlerContext, loaderData: Object.fromEntries(data) },
  };
}

/** Begins to send when the shell is ready. A part that fails later is drawn anew by the browser. */
function streamFromShell(
  page: ReactElement,
  nonce: string,
  reportError: (error: unknown) => void,
): Promise<Readable> {
  return new Promise((resolve, reject) => {
    // Until the shell is ready the failure may be the page's, which the caller reports.
    let report = (error: unknown): void => void early.push(error);
    const early: unknown[] = [];
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onShellReady: () => {
        report = reportError;
        for (const error of early) reportError(error);
        resolve(pipe(joinChunks()));
      },
      onShellError: (error) => {
        clearTimeout(timer);
        reject(error);
      },
      onError: (error) => report(error),
      onAllReady: () => clearTimeout(timer),
    });
    const timer = abortLater(abort);
  });
}
