import { z } from 'zod';
import { notFound } from '#platform/resource/refusal.ts';
import type { AnyResource, SingleResource } from '#platform/resource/resource.ts';
import type { Registry } from './registry.ts';

const METHODS = { get: 'GET', create: 'POST', update: 'PUT', delete: 'DELETE' } as const;

const BASE = 'http://tunnel.invalid';

const options = z.looseObject({
  url: z.string().refine((url) => url.startsWith('/') && URL.canParse(url, BASE), 'must be a path'),
  data: z.record(z.string(), z.unknown()).nullish(),
});

/** The path resources, called by name; `data` is their query or body. */
export function tunnelResources(registry: () => Registry): AnyResource[] {
  const find = (action: keyof typeof METHODS, url: string) =>
    registry().match(METHODS[action], new URL(url, BASE).pathname);
  const targetOf = (action: keyof typeof METHODS, sent: unknown) => {
    const { data } = options.pick({ url: true }).safeParse(sent);
    return data && find(action, data.url);
  };
  return (Object.keys(METHODS) as (keyof typeof METHODS)[]).map(
    (action): SingleResource<string, 'anyone', typeof options, z.ZodUnknown> => ({
      name: `ApiResource.${action}`,
      summary: `${METHODS[action]} of a path, by name.`,
      who: 'anyone',
      rate: action === 'get' ? 'read' : 'write',
      options,
      data: z.unknown(),
      whoFor: (context, sent) => {
        const found = targetOf(action, sent);
        return (
          found?.resource.whoFor?.(context, { ...sent, ...found.parameters }) ??
          found?.resource.who ??
          'anyone'
        );
      },
      target: (sent) => targetOf(action, sent)?.resource,
      handOn: ({ url, data, ...rest }) => {
        const found = find(action, url);
        const query = Object.fromEntries(new URL(url, BASE).searchParams);
        return (
          found && { resource: found.resource, sent: { ...rest, ...query, ...data, ...found.parameters } }
        );
      },
      handle: () => Promise.reject(notFound('resource')),
    }),
  );
}
