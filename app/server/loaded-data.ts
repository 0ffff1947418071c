import type { LoaderFunctionArgs, ServerBuild } from 'react-router';
import type { PageContext, pageContext } from './page-context.ts';

/** What the loaders of one page answered, by the id of their route. */
export type LoadedData = Map<string, object>;

type RouteModule = NonNullable<ServerBuild['routes'][string]>['module'];

/**
 * The build with loaders that put aside what they answer, where the page's context has a place for it. The router
 * would write it in a form of its own, which takes a tenth of the time of a page; JSON takes next to nothing.
 * @param key the build's own copy of `pageContext`
 */
export function puttingLoadedAside(build: ServerBuild, key: typeof pageContext): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route?.module.loader) return [id, route];
    const loader = aside(id, route.module.loader, (args) => args.context.get(key));
    return [id, { ...route, module: { ...route.module, loader } }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

function aside(
  id: string,
  load: NonNullable<RouteModule['loader']>,
  contextOf: (args: LoaderFunctionArgs) => PageContext,
): RouteModule['loader'] {
  return async (args) => {
    const answer: unknown = await load(args);
    const { loaded, checksAnswers } = contextOf(args);
    // Redirects, refusals and answers with a status are the router's.
    if (!loaded || !isPlainObject(answer)) return answer;
    if (checksAnswers) requireJson(answer, id);
    loaded.set(id, answer);
    return null;
  };
}

function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** @throws TypeError where JSON would lose or change something of the value, such as a date. */
function requireJson(value: unknown, path: string): void {
  if (Array.isArray(value)) {
    for (const [at, item] of value.entries()) requireJson(item, `${path}.${at}`);
  } else if (isPlainObject(value)) {
    // What is undefined is left out, and reads the same.
    for (const [name, part] of Object.entries(value)) requireJson(part ?? null, `${path}.${name}`);
  } else if (value !== null && !['string', 'boolean'].includes(typeof value) && !Number.isFinite(value)) {
    throw new TypeError(`${path} cannot be handed to the browser as JSON`);
  }
}
