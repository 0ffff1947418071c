import type { FastifyRequest } from 'fastify';

/** Both are empty where no route matches the address. */
export interface AskedEndpoint {
  /** The name that clients use, without the action. */
  resourceName: string;
  endpointName: string;
}

export function askedEndpoint({ params, method, routeOptions }: FastifyRequest): AskedEndpoint {
  const { url: path = '' } = routeOptions;
  if (/^\/(v3|vx)\//.test(path)) {
    const endpointName = `v3_${method.toLowerCase()}_${snakeCase(path.replace(/^\/v3/, ''))}`;
    return { resourceName: 'ApiResource', endpointName };
  }
  const { name, action } = (params ?? {}) as { name?: string; action?: string };
  if (!path.includes('/resource/') || !name || !action) return { resourceName: '', endpointName: '' };
  const short = name.replace(/Resource$/, '');
  return { resourceName: name, endpointName: `v3_${action}_${snakeCase(short)}` };
}

function snakeCase(text: string): string {
  return text
    .replace(/[/:]+/g, '_')
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/^_+|_+$/g, '')
    .toLowerCase();
}
