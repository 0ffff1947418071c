import { z } from 'zod';
import type { Context } from './context.ts';
import { dispatch } from './dispatch.ts';
import { notFound } from './refusal.ts';
import type { Registry } from './registry.ts';
import type { AnyResource, SingleResource } from './resource.ts';

const METHODS = { get: 'GET', create: 'POST', update: 'PUT', delete: 'DELETE' } as const;

const options = z.looseObject({
  url: z.string().startsWith('/', 'must be a path'),
  data: z.record(z.string(), z.unknown()).nullish(),
});

/** `ApiResource`: the routes with paths of their own, reached by name; `data` is their query or body. */
export function tunnelResources(registry: () => Registry): AnyResource[] {
  return (Object.keys(METHODS) as (keyof typeof METHODS)[]).map(
    (action): SingleResource<string, 'anyone', typeof options, z.ZodUnknown> => ({
      name: `ApiResource.${action}`,
      summary: `${METHODS[action]} of a path, by name.`,
      who: 'anyone',
      rate: action === 'get' ? 'read' : 'write',
      options,
      data: z.unknown(),
      handle: async (context: Context, sent) => {
        const url = new URL(sent.url, 'http://tunnel.invalid');
        const found = registry().match(METHODS[action], url.pathname);
        if (!found) throw notFound('resource');
        const { url: _url, data, ...rest } = sent;
        const query = Object.fromEntries(url.searchParams);
        const answer = await dispatch(found.resource, context, {
          ...rest,
          ...query,
          ...data,
          ...found.parameters,
        });
        return answer.data;
      },
    }),
  );
}
