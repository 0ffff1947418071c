import type { Plugin } from 'vite';

/** A passage of a file of React Router, and what stands in its place in the browser. */
interface Cut {
  file: string;
  passage: string;
  instead: string;
}

const cut = (file: string, passage: string, instead = ''): Cut => ({
  file: `/lib/${file}`,
  passage,
  instead,
});

const ROUTER = 'router/router.js';
const SINGLE_FETCH = 'dom/ssr/single-fetch.js';
const ROUTES = 'dom/ssr/routes.js';
const HYDRATION = 'dom-export/hydrated-router.js';

// Writes go through resources: no page has an action, and nothing submits to one or fetches beside navigation.
const noActions = [
  cut(ROUTER, '\t\tfetch,\n'),
  cut(ROUTER, '\t\tgetFetcher,\n\t\tresetFetcher,\n\t\tdeleteFetcher: queueFetcherForDeletion,\n'),
  cut(
    ROUTER,
    'fetchLoadMatches.forEach((f, key) => {',
    'fetchLoadMatches.forEach((f, key) => {\n\t\treturn;',
  ),
  cut(ROUTER, 'opts && opts.submission && isMutationMethod(opts.submission.formMethod)', 'false'),
  cut(ROUTER, 'if (opts && opts.pendingError)', 'if (false)'),
  cut(ROUTER, 'if (!opts || !isSubmissionNavigation(opts))', 'if (true)'),
  cut(ROUTER, 'if (submission && isMutationMethod(submission.formMethod))', 'if (false)'),
  cut(SINGLE_FETCH, 'if (request.method !== "GET")', 'if (false)'),
  cut(SINGLE_FETCH, 'if (fetcherKey)', 'if (false)'),
  cut(ROUTES, 'if (!route.hasClientAction)', 'if (false)'),
  cut(ROUTES, 'dataRoute.action = ({', 'if (false) dataRoute.action = ({'),
];

// What a page loads, the server loads for it.
const noClientLoaders = [
  cut(SINGLE_FETCH, 'if (!ssr && !foundRevalidatingServerLoader)', 'if (false)'),
  cut(ROUTES, 'if (!routeModule.clientLoader)', 'if (true)'),
  cut(ROUTES, 'if (!route.hasClientLoader)', 'if (true)'),
  cut(ROUTES, 'route.hasClientLoader ?', 'false ?'),
  cut(ROUTES, 'route.hasClientAction ?', 'false ?'),
  cut(ROUTES, 'route.hasClientMiddleware ?', 'false ?'),
];

// There are no server components, no instruments, no pages without a server, and no routes but those of the pages.
const noOtherModes = [
  cut(HYDRATION, 'if (window.__reactRouterManifest.sri === true)', 'if (false)'),
  cut(HYDRATION, 'if (ssrInfo.context.isSpaMode)', 'if (false)'),
  cut(HYDRATION, 'if (!ssrInfo) throw', 'if (false) throw'),
  cut(HYDRATION, 'UNSAFE_invariant(stream, "No stream found for single fetch decoding");'),
  cut(ROUTER, 'if (init.instrumentations)', 'if (false)'),
  cut(ROUTER, 'consumeInstrumentationClientResultMetaReceiver(router)', 'null'),
  cut(ROUTER, 'if (opts?.instrumentationNavigateMetaReceiver)', 'if (false)'),
  cut('hooks.js', 'if (this.context && typeof', 'if (false && typeof'),
  cut('hooks.js', 'if (this.context) return', 'if (false) return'),
  cut('hooks.js', 'React$1.useContext(IsDataRouteContext) ?', 'true ?'),
];

// The text of the scripts that begin a page: the browser has run them, and compares none of it.
const noFirstScripts = [
  cut('dom/ssr/components.js', 'staticContext ? `window', 'false ? `window'),
  cut('dom/ssr/components.js', '!isStatic ? " " :', 'true ? " " :'),
];

// What loaders answered for a visitor's first page stands in it as JSON: app/server/loaded-data.ts puts it aside.
const loadedAsJson = [
  cut(
    HYDRATION,
    'ssrInfo.context.state = value.value;',
    'Object.assign((ssrInfo.context.state = value.value).loaderData, ssrInfo.context.loaded);',
  ),
];

/** All that is left out or changed, for its test. */
export const CUTS: readonly Cut[] = [
  ...noActions,
  ...noClientLoaders,
  ...noOtherModes,
  ...noFirstScripts,
  ...loadedAsJson,
];

/** Functions of the router that only write advice for developers. */
export const ADVICE = ['warning', 'warnOnce', 'warningOnce'];

const ROUTER_FILE = /[\\/]react-router[\\/]dist[\\/]production([\\/].+)$/;
// A name for developer's tools keeps a part in the bundle that nobody uses.
const DISPLAY_NAME = /^\w+\.displayName = "[^"]*";$/gm;

/** A file of the router without what this product never uses. @throws where a passage is not there (any more) */
export function leanFile(path: string, code: string): string {
  const cuts = CUTS.filter(({ file }) => path.replaceAll('\\', '/').endsWith(file));
  return cuts.reduce(
    (lean, { passage, instead }) => {
      if (!lean.includes(passage)) throw new Error(`${path} has no passage "${passage}": see lean-router.ts`);
      return lean.replaceAll(passage, instead);
    },
    code.replace(DISPLAY_NAME, ''),
  );
}

/**
 * Leaves out of the browser's code what React Router brings for products of other kinds, which is a quarter of it: the
 * bundler takes away what is no longer reached. A newer router whose text differs stops the build.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: ROUTER_FILE },
      handler: (code, id) => ({ code: leanFile(ROUTER_FILE.exec(id)?.[1] ?? '', code), map: null }),
    },
  };
}
