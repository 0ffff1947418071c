import type { RouteConfigEntry } from '@react-router/dev/routes';
import { createElement, type FunctionComponent } from 'react';
import { useLoaderData, useRouteError } from 'react-router';
import * as entry from '#app/entry.server.tsx';
import * as root from '#app/root.tsx';
import routes from '#app/routes.ts';
import type { PagesSource } from '#app/server/web-server.ts';
import { pagesBuild } from './pages-build.ts';

/** A route of the product; `id` is its path from the root. */
interface ListedRoute {
  id: string;
  parentId: string;
  path: string | undefined;
  index: boolean | undefined;
  file: string;
}

function listed(entries: readonly RouteConfigEntry[], parentId: string): ListedRoute[] {
  return entries.flatMap(({ path, index, file, children = [] }) => {
    const id = `${parentId}/${path ?? file}`;
    return [{ id, parentId, path, index, file }, ...listed(children, id)];
  });
}

const facts = {
  ...{ hasAction: false, hasClientAction: false, hasClientLoader: false, hasClientMiddleware: false },
  ...{ hasLoader: true, hasDefaultExport: true, hasErrorBoundary: false },
  ...{ clientActionModule: undefined, clientLoaderModule: undefined, clientMiddlewareModule: undefined },
  ...{ hydrateFallbackModule: undefined, module: '/page.js' },
};

/** As the build hands it to React Router: the page gets what its loader answered. */
async function moduleOf(file: string): Promise<{ loader?: unknown }> {
  const module = await import(/* @vite-ignore */ `../app/${file}`);
  const Page: FunctionComponent<{ loaderData: unknown }> | undefined = module.default;
  return Page ? { ...module, default: () => createElement(Page, { loaderData: useLoaderData() }) } : module;
}

const all = listed(routes, 'root');
const loaded = await Promise.all(
  all.map(async (route) => ({ ...route, module: await moduleOf(route.file) })),
);
const modules = loaded.map((route) => [route.id, route]);
// Of a route that should have a loader and got no data the server shows nothing.
const known = loaded.map(({ id, parentId, path, index, module }) => [
  id,
  { ...facts, id, parentId, path, index, hasLoader: module.loader !== undefined },
]);

const ErrorBoundary = () => createElement(root.ErrorBoundary, { error: useRouteError(), params: {} });

const build = pagesBuild({
  entry: { module: entry },
  routes: {
    root: { id: 'root', path: '', module: { ...root, ErrorBoundary } },
    ...Object.fromEntries(modules),
  },
  assets: {
    entry: { imports: [], module: '/entry.js' },
    routes: { root: { ...facts, id: 'root', path: '' }, ...Object.fromEntries(known) },
    url: '/manifest.js',
    version: 'one',
  },
});

/** All pages of the product as the server renders them, without the files that browsers load. */
export const productPages: PagesSource = {
  load: async () => build,
  serveAssets: async () => {},
};
