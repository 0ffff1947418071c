import { PassThrough, Writable } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { pageContext } from './page-context.ts';

/** The server finds it here, as it must be the same object that the loaders were built with. */
export { pageContext };

const RENDER_TIMEOUT_MS = 10_000;

/** Renders a page: streamed to people who are signed in, whole to all others, so that it can be kept. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, viewer, sendWhole } = context.get(pageContext);
  const isStreamed = viewer.kind === 'person' || viewer.kind === 'limited';
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Promise((resolve, reject) => {
    let finalStatus = status;
    const answer = () => {
      clearTimeout(timer);
      const answered = { headers, status: finalStatus };
      if (!isStreamed) {
        const respond = (html: Buffer) => {
          sendWhole(html);
          resolve(new Response(null, answered));
        };
        pipe(collect(respond));
        return;
      }
      const body = new PassThrough();
      pipe(body);
      resolve(new Response(createReadableStreamFromReadable(body), answered));
    };
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={entry} url={request.url} nonce={nonce} />,
      {
        nonce,
        onShellReady: isStreamed ? answer : undefined,
        onAllReady: isStreamed ? undefined : answer,
        onShellError: reject,
        onError: (error) => {
          finalStatus = 500;
          console.error(error);
        },
      },
    );
    const timer = setTimeout(() => abort(new Error('rendering took too long')), RENDER_TIMEOUT_MS);
  });
}

/** Takes all that is written, and hands it on at the end. */
function collect(done: (html: Buffer) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    // The page is written at once; asking the writer to wait would only delay it.
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write: (chunk: Buffer, _encoding, written) => {
      chunks.push(chunk);
      written();
    },
    final: (ended) => {
      done(Buffer.concat(chunks));
      ended();
    },
  });
}
