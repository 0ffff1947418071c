import type { ServerBuild } from 'react-router';

/** What a build of pages hands to the server, made of a test's own routes. */
export function pagesBuild(parts: Pick<ServerBuild, 'entry' | 'routes'> & Partial<ServerBuild>): ServerBuild {
  return {
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
    ...parts,
  };
}
