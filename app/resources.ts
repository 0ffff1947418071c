import { createRegistry, type Registry } from '#platform/resource/registry.ts';
import { tunnelResources } from '#platform/resource/tunnel.ts';
import type { TypesOf } from '#platform/resource/types-of.ts';

/** Every resource of the product. */
const resources = [] as const;

declare module '#platform/resource/call.ts' {
  interface ResourceTypes extends TypesOf<typeof resources> {}
}

/** All resources, by name and by path; the tunnel reaches those with paths. */
export function createProductRegistry(): Registry {
  const registry: Registry = createRegistry([...resources, ...tunnelResources(() => registry)]);
  return registry;
}
