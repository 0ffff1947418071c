import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { resolveViewer } from '#features/core/identity/resolve-viewer.service.ts';
import { createHttpServer } from '#platform/http/http-server.ts';
import { liveRoute } from '#platform/http/live-route.ts';
import { openApiRoute } from '#platform/http/openapi-route.ts';
import { createPageCache } from '#platform/http/page-cache.ts';
import { pageRoutes } from '#platform/http/page-routes.ts';
import { pictureRoutes } from '#platform/http/picture-routes.ts';
import { resourceRoutes } from '#platform/http/resource-routes.ts';
import { createAnswerCache } from '#platform/http/visitor-answers.ts';
import { createRateLimiter } from '#platform/rate/rate-limiter.ts';
import type { Platform } from '#platform/resource/context.ts';
import { giveBackMemory } from '#platform/telemetry/give-back-memory.ts';
import { registerHealth } from '#platform/telemetry/health.ts';
import { registerMetrics } from '#platform/telemetry/metrics.ts';
import { clearHalfFiles } from './clear-half-files.ts';
import { manifestRoute } from './manifest-route.ts';
import { optOutRoute } from './opt-out-route.ts';
import { pinStateRoute } from './pin-state-route.ts';
import { previewRoute } from './preview-route.ts';
import { createPageRenderer } from './render-page.ts';
import { createProductRegistry } from './resources.ts';
import { uploadRoutes } from './upload-routes.ts';

export interface PagesSource {
  /** The build that renders pages. */
  load(): Promise<ServerBuild>;
  /** Serves the browser's code: from the build, or through Vite in development. */
  serveAssets(app: FastifyInstance): Promise<void>;
  /** Whether the browser runs the router that the build makes, which takes what loaders answered as JSON. */
  isLean: boolean;
}

/** The whole web process but for listening: resources, pictures, pages, health. */
export async function createWebServer(platform: Platform, pages: PagesSource): Promise<FastifyInstance> {
  const { config, clock } = platform;
  const app = await createHttpServer(platform);
  const registry = createProductRegistry();
  const cache = createPageCache(config.pageCacheSeconds);
  const answers = createAnswerCache(config.pageCacheSeconds);
  const onWrite = () => {
    cache.clear();
    answers.clear();
  };
  const limiter = createRateLimiter({ clock, factor: config.rateLimitFactor });
  registerHealth(app, platform);
  registerMetrics(app, platform);
  giveBackMemory(app);
  clearHalfFiles(app, platform);
  openApiRoute(app, registry, config);
  pictureRoutes(app, platform.storage);
  resourceRoutes(app, { platform, registry, limiter, resolveViewer, answers, onWrite });
  await uploadRoutes(app, { platform, limiter, resolveViewer });
  await optOutRoute(app, platform);
  liveRoute(app, { platform, limiter, resolveViewer });
  previewRoute(app, platform, limiter);
  manifestRoute(app, platform);
  pinStateRoute(app, { platform, registry, limiter, resolveViewer });
  await pages.serveAssets(app);
  pageRoutes(app, {
    platform,
    limiter,
    resolveViewer,
    cache,
    render: createPageRenderer(registry, pages),
  });
  return app;
}

const BUILD = join(import.meta.dirname, '../build');

/** Pages from the build that `npm start` makes. */
export function builtPages(): PagesSource {
  let build: Promise<ServerBuild> | undefined;
  return {
    isLean: true,
    load: () => {
      build ??= import(join(BUILD, 'server/index.js')) as Promise<ServerBuild>;
      return build;
    },
    serveAssets: async (app) => {
      await app.register(fastifyStatic, {
        root: join(BUILD, 'client/assets'),
        prefix: '/assets/',
        // A route for each: otherwise every request reads the whole folder to compare how the name is spelt.
        wildcard: false,
        globIgnore: ['**/*.br', '**/*.gz'],
        immutable: true,
        preCompressed: true,
        maxAge: '365d',
      });
      // What is not among them is no page.
      app.get('/assets/*', (_request, reply) => reply.callNotFound());
      await app.register(fastifyStatic, {
        root: join(BUILD, 'client'),
        prefix: '/',
        wildcard: false,
        decorateReply: false,
        globIgnore: ['assets/**', '.vite/**', '**/*.br', '**/*.gz'],
        maxAge: '1h',
        preCompressed: true,
      });
    },
  };
}
