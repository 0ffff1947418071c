import type { AnyResource } from '#platform/resource/resource.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface PathResource {
  method: HttpMethod;
  /** It may contain `:parameters`, and ends with a slash. */
  path: string;
  resource: AnyResource;
}

export interface Registry {
  all: readonly AnyResource[];
  /** `BoardsResource.get`, or the full path name. */
  find(name: string): AnyResource | undefined;
  paths: readonly PathResource[];
  /** The tunnel finds a resource by its path and gets the path's parameters. */
  match(
    method: string,
    path: string,
  ): { resource: AnyResource; parameters: Record<string, string> } | undefined;
}

export function createRegistry(resources: readonly AnyResource[]): Registry {
  const byName = new Map<string, AnyResource>();
  for (const resource of resources) {
    if (byName.has(resource.name)) throw new Error(`Two resources are named ${resource.name}`);
    byName.set(resource.name, resource);
  }
  const paths = resources.flatMap((resource) => pathOf(resource) ?? []);
  const patterns = paths.map((entry) => ({ ...entry, pattern: patternOf(entry.path) }));
  return {
    all: resources,
    paths,
    find: (name) => byName.get(name),
    match(method, path) {
      for (const { pattern, resource, method: own } of patterns) {
        const found = own === method ? pattern.exec(path) : null;
        if (found) return { resource, parameters: { ...found.groups } };
      }
      return undefined;
    },
  };
}

export function pathOf(resource: AnyResource): PathResource | undefined {
  const found = /^(GET|POST|PUT|PATCH|DELETE) (\/\S*)$/.exec(resource.name);
  if (!found?.[1] || !found[2]) return undefined;
  return { method: found[1] as HttpMethod, path: found[2], resource };
}

function patternOf(path: string): RegExp {
  const source = path.replace(/\/$/, '').replace(/:([a-z_]+)/g, '(?<$1>[^/]+)');
  return new RegExp(`^${source}/?$`);
}
