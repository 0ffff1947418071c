import { text } from 'node:stream/consumers';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { EntryContext } from 'react-router';

/** What React leaves in place of a part that it could not finish in one go. */
const UNFINISHED = '<!--$!-->';
const END = '</body></html>';

/**
 * A page in one go: a quarter cheaper than streaming it, as React joins texts rather than encode each of thousands.
 * Null where a part of it waits for something, such as code that is not loaded yet; that page has to be streamed.
 */
export async function renderWhole(
  entry: EntryContext,
  draw: (entry: EntryContext) => ReactElement,
  nonce: string,
): Promise<string | null> {
  const { serverHandoffStream: handoff, ...rest } = entry;
  const html = renderToString(draw(rest));
  if (!handoff || !html.endsWith(END) || html.includes(UNFINISHED)) return null;
  const data = asScript(await text(handoff), nonce);
  return `<!DOCTYPE html>${html.slice(0, -END.length)}${data}${END}`;
}

const ESCAPES: Record<string, string> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** The loaders' data as the router's code in the browser takes it in. */
function asScript(data: string, nonce: string): string {
  const literal = JSON.stringify(data).replace(/[&><\u2028\u2029]/g, (sign) => ESCAPES[sign] ?? '');
  const controller = 'window.__reactRouterContext.streamController';
  return `<script nonce="${nonce}">${controller}.enqueue(${literal});${controller}.close();</script>`;
}
