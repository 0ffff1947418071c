import { I18nProvider } from '@lingui/react';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import type { Translations } from '#platform/i18n/translations.ts';
import { pageContext } from './page-context.ts';
import { renderWhole } from './render-whole.tsx';

type RenderDocument = (
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) => Promise<Response>;

/**
 * Renders whole pages in the language of their request. Where it throws, the caller shows the error page with 500.
 */
export function documentRenderer(translations: Translations): RenderDocument {
  return async ({ url }, status, headers, entry, context) => {
    const { nonce, locale, sendWhole } = context.get(pageContext);
    const i18n = await translations.i18nFor(locale);
    const draw = (drawn: EntryContext) => (
      <I18nProvider i18n={i18n}>
        <ServerRouter context={drawn} url={url} nonce={nonce} />
      </I18nProvider>
    );
    headers.set('content-type', 'text/html; charset=utf-8');
    sendWhole(await renderWhole(withOwnRoutes(entry), draw, nonce));
    return new Response(null, { status, headers });
  };
}

/**
 * The router builds all routes in the manifest for each page; a page needs only its own, and the browser fetches
 * others. It would also match the paths above the page's, to name their routes, which the manifest no longer has.
 */
function withOwnRoutes(entry: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = entry;
  const own = staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]]);
  return {
    ...entry,
    manifest: { ...manifest, routes: Object.fromEntries(own) },
    staticHandlerContext: { ...staticHandlerContext, _match: () => null },
  };
}
