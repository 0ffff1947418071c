import { createContext, type RouterContextProvider } from 'react-router';
import type { PageContext } from '#app/server/page-context.ts';
import type { PagesSource } from '#app/server/web-server.ts';
import { pagesBuild } from '../pages-build.ts';

const pageContext = createContext<PageContext>();

/** A page with an inline script, and what a person wrote beside it. */
function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  _entry: unknown,
  context: RouterContextProvider,
): Response {
  const { nonce, sendWhole, viewer } = context.get(pageContext);
  const written = new URL(request.url).searchParams.get('written') ?? '';
  const html = `<!doctype html><script nonce="${nonce}">1</script><p>${written}</p>`;
  headers.set('content-type', 'text/html; charset=utf-8');
  if (viewer.kind === 'person') return new Response(html, { status, headers });
  sendWhole(html);
  return new Response(null, { status, headers });
}

const build = pagesBuild({
  entry: { module: Object.assign({ default: handleRequest }, { pageContext }) },
  routes: { page: { id: 'page', path: '*', module: { default: () => null } } },
});

/** Pages of one line, rendered as the built ones are; they need no build. */
export const plainPages: PagesSource = {
  load: async () => build,
  serveAssets: async () => {},
};
