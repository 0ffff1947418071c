import type { HttpMethod } from '#api/resource/registry.ts';
import { pathOf } from '#api/resource/registry.ts';
import { createProductRegistry } from '#app/resources.ts';
import type { AnyResource } from '#platform/resource/resource.ts';

/** A resource, and where HTTP finds it. */
export interface ResourceAddress {
  resource: AnyResource;
  method: HttpMethod;
  url: string;
  isRead: boolean;
}

/** Where all resources are found; ids in paths are ones of nothing. */
export const ADDRESSES: readonly ResourceAddress[] = createProductRegistry().all.map(addressOf);

function addressOf(resource: AnyResource): ResourceAddress {
  const own = pathOf(resource);
  if (own) {
    const url = own.path.replace(/:[a-z_]+/g, '1');
    return { resource, method: own.method, url, isRead: own.method === 'GET' };
  }
  const [name = '', action = ''] = resource.name.split('.');
  const isRead = action === 'get';
  return { resource, method: isRead ? 'GET' : 'POST', url: `/resource/${name}/${action}/`, isRead };
}

/** Named addresses for `test.each`. */
export function namedAddresses(isWanted: (address: ResourceAddress) => boolean): [string, ResourceAddress][] {
  return ADDRESSES.filter(isWanted).map((address) => [address.resource.name, address]);
}
