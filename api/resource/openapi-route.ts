import type { FastifyInstance } from 'fastify';
import type { Config } from '#platform/config/config.ts';
import { openApiOf } from './openapi.ts';
import type { Registry } from './registry.ts';

export function openApiRoute(app: FastifyInstance, registry: Registry, config: Config): void {
  let document: string | undefined;
  app.get('/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(
      openApiOf(registry, { title: config.brandName, version: '1', origin: config.origin }),
    );
    return reply.type('application/json').header('cache-control', 'public, max-age=300').send(document);
  });
}
