import { text } from 'node:stream/consumers';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import type { EntryContext } from 'react-router';

/** What React leaves in place of a part that it could not finish in one go. */
const UNFINISHED = '<!--$!-->';
const END = '</body></html>';
const RENDER_TIMEOUT_MS = 10_000;

/**
 * A page in one go: a quarter cheaper than streaming it, as React joins texts rather than encode each of thousands.
 * Where a part waits for something, such as code that is not loaded yet, it is drawn again when all is there.
 * @throws whatever a part of it throws
 */
export async function renderWhole(
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

/** Null where a part that waits stands in no boundary, or fails: drawing it once more tells which. */
function drawn(page: ReactElement): string | null {
  try {
    return renderToString(page);
  } catch {
    return null;
  }
}

/** Waits until each part can be drawn; one that fails fails all. */
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

/** Ends a rendering that waits for something for too long. */
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

/** What the router's code in the browser begins with: what the loaders answered, in the router's own form. */
function asScript(state: string, nonce: string): string {
  const stream = 'window.__reactRouterContext.streamController';
  return `<script nonce="${nonce}">${stream}.enqueue(${literal(state)});${stream}.close();</script>`;
}
