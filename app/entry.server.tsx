import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { pageContext } from './page-context.ts';
import { renderWhole } from './render-whole.tsx';

/** The server finds it here, as it must be the same object that the loaders were built with. */
export { pageContext };

const RENDER_TIMEOUT_MS = 10_000;

/** Renders a page: streamed to people who are signed in, whole to all others, so that it can be kept. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, viewer, sendWhole } = context.get(pageContext);
  headers.set('content-type', 'text/html; charset=utf-8');
  if (viewer.id !== undefined) {
    const streamed = await stream(entry, request.url, nonce, 'shell');
    return answer(streamed, status, headers, createReadableStreamFromReadable(streamed.body));
  }
  const html = await renderWhole(entry, request.url, nonce);
  if (html) {
    sendWhole(html);
    return new Response(null, { status, headers });
  }
  const streamed = await stream(entry, request.url, nonce, 'all');
  sendWhole(await buffer(streamed.body));
  return answer(streamed, status, headers, null);
}

interface Streamed {
  body: PassThrough;
  hasFailed(): boolean;
}

function answer(
  { hasFailed }: Streamed,
  status: number,
  headers: Headers,
  body: ReadableStream | null,
): Response {
  return new Response(body, { headers, status: hasFailed() ? 500 : status });
}

/** Begins to send when the shell is ready, or all of the page. */
function stream(entry: EntryContext, url: string, nonce: string, when: 'shell' | 'all'): Promise<Streamed> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const send = () => {
      clearTimeout(timer);
      const body = new PassThrough();
      pipe(body);
      resolve({ body, hasFailed: () => failed });
    };
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={entry} url={url} nonce={nonce} />, {
      nonce,
      [when === 'shell' ? 'onShellReady' : 'onAllReady']: send,
      onShellError: reject,
      onError: (error) => {
        failed = true;
        console.error(error);
      },
    });
    const timer = setTimeout(() => abort(new Error('rendering took too long')), RENDER_TIMEOUT_MS);
  });
}
