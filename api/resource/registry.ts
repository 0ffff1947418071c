import type { AnyResource } from '#platform/resource/resource.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A resource with its own path, besides or instead of a name. */
export interface PathResource {
  method: HttpMethod;
  /** The path with `:parameters` and a trailing slash. */
  path: string;
  resource: AnyResource;
}

/** All resources of the product, by name or by path. */
export interface Registry {
  all: readonly AnyResource[];
  /** By `BoardsResource.get` or by the full path name. */
  find(name: string): AnyResource | undefined;
  paths: readonly PathResource[];
  /** The resource at that method and path with the path's parameters, for the tunnel. */
  match(
    method: string,
    path: string,
  ): { resource: AnyResource; parameters: Record<string, string> } | undefined;
}

/** @throws Error where two resources have the same name. */
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

/** The method and path in a resource's name, if any. */
export function pathOf(resource: AnyResource): PathResource | undefined {
  const found = /^(GET|POST|PUT|PATCH|DELETE) (\/\S*)$/.exec(resource.name);
  if (!found?.[1] || !found[2]) return undefined;
  return { method: found[1] as HttpMethod, path: found[2], resource };
}

function patternOf(path: string): RegExp {
  const source = path.replace(/\/$/, '').replace(/:([a-z_]+)/g, '(?<$1>[^/]+)');
  return new RegExp(`^${source}/?$`);
}
