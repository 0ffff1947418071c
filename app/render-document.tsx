import { PassThrough, type Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { I18nProvider } from '@lingui/react';
import { createReadableStreamFromReadable } from '@react-router/node';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { joinChunks } from '#platform/http/join-chunks.ts';
import type { Translations } from '#platform/i18n/translations.ts';
import { pageContext } from './page-context.ts';
import { renderWhole } from './render-whole.tsx';

const RENDER_TIMEOUT_MS = 10_000;

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
    const { nonce, viewer, locale, sendWhole, reportError } = context.get(pageContext);
    const i18n = await translations.i18nFor(locale);
    const draw = (drawn: EntryContext) => (
      <I18nProvider i18n={i18n}>
        <ServerRouter context={withOwnRoutes(drawn)} url={url} nonce={nonce} />
      </I18nProvider>
    );
    headers.set('content-type', 'text/html; charset=utf-8');
    if (viewer.id !== undefined) {
      const body = await streamFromShell(draw(entry), nonce, reportError);
      return new Response(createReadableStreamFromReadable(body), { status, headers });
    }
    sendWhole((await renderWhole(entry, draw, nonce)) ?? (await text(await streamWhole(draw(entry), nonce))));
    return new Response(null, { status, headers });
  };
}

/** The router makes all routes it is told of anew for each page; a page needs its own, the browser asks for others. */
function withOwnRoutes(entry: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = entry;
  const own = staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]]);
  return { ...entry, manifest: { ...manifest, routes: Object.fromEntries(own) } };
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

/** Sends when all of the page is ready; a part that fails fails the page. */
function streamWhole(page: ReactElement, nonce: string): Promise<Readable> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onError: (error) => {
        clearTimeout(timer);
        reject(error);
      },
      onAllReady: () => {
        clearTimeout(timer);
        resolve(pipe(new PassThrough()));
      },
    });
    const timer = abortLater(abort);
  });
}

function abortLater(abort: (reason: Error) => void): NodeJS.Timeout {
  return setTimeout(() => abort(new Error('rendering took too long')), RENDER_TIMEOUT_MS);
}
