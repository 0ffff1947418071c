import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { conversionTagRoutes } from '#api/conversion-tag/conversion-tag-routes.ts';
import { downloadRoutes } from '#api/downloads/download-routes.ts';
import { paymentRoutes } from '#api/payments/payment-routes.ts';
import { pinStateRoute } from '#api/pin-state/pin-state-route.ts';
import { failureAnswers } from '#api/resource/failed-requests.ts';
import { openApiRoute } from '#api/resource/openapi-route.ts';
import { resourceRoutes } from '#api/resource/resource-routes.ts';
import { createAnswerCache } from '#api/resource/visitor-answers.ts';
import { uploadRoutes } from '#api/uploads/upload-routes.ts';
import { createEventsRoute } from '#api/v5/conversion-events/create-events.ts';
import { createTokenRoute } from '#api/v5/oauth/create-token.ts';
import { THEME_COLORS } from '#design/theme/theme.ts';
import { UNSUBSCRIBE_PATH } from '#features/ads/ad-reports/custom-report.ts';
import { stopMails } from '#features/ads/ad-reports/run-reports/custom-reports.service.ts';
import { resolveViewer } from '#features/core/identity/resolve-viewer.service.ts';
import { presentUserFrom } from '#features/core/identity/wire/viewer.view.ts';
import { makePreview } from '#features/core/media/find-pin-images/find-pin-images.service.ts';
import { removeHalfFiles } from '#features/core/media/upload-file/upload-file.service.ts';
import { SLOT_ABANDONED_MS } from '#features/core/media/upload-file/upload-slot.ts';
import { optOutOfInvites } from '#features/core/people/invite-mail.service.ts';
import { OPT_OUT_PATH } from '#features/core/people/opt-out-link.ts';
import { visitedViewsIn } from '#features/library/boards/remember-view/visited-views.ts';
import { createHttpServer } from '#platform/http/http-server.ts';
import { liveRoute } from '#platform/http/live-route.ts';
import { createPageCache } from '#platform/http/page-cache.ts';
import { pageRoutes } from '#platform/http/page-routes.ts';
import { pictureRoutes } from '#platform/http/picture-routes.ts';
import { networkOf } from '#platform/rate/network-of.ts';
import { createRateLimiter, type RateLimiter } from '#platform/rate/rate-limiter.ts';
import type { Platform } from '#platform/resource/context.ts';
import { giveBackMemory } from '#platform/telemetry/give-back-memory.ts';
import { registerHealth } from '#platform/telemetry/health.ts';
import { registerMetrics } from '#platform/telemetry/metrics.ts';
import { createProductRegistry } from '../resources.ts';
import { adsRoutes } from './ads-routes.ts';
import { languageRoute } from './language-route.ts';
import { createPageRenderer } from './render-page.ts';
import { sitemapRoutes } from './sitemap-routes.ts';

export interface PagesSource {
  load(): Promise<ServerBuild>;
  /** The files come from the build, or through Vite in development. */
  serveAssets(app: FastifyInstance): Promise<void>;
}

export async function createWebServer(platform: Platform, pages: PagesSource): Promise<FastifyInstance> {
  const { config, clock } = platform;
  const app = await createHttpServer(platform, failureAnswers(platform));
  const registry = createProductRegistry();
  const cache = createPageCache(config.pageCacheSeconds);
  const answers = createAnswerCache(config.pageCacheSeconds);
  const onWrite = () => {
    cache.clear();
    answers.clear();
  };
  const presentUser = presentUserFrom(config.origin);
  const limiter = createRateLimiter({ clock, factor: config.rateLimitFactor });
  registerHealth(app, platform);
  registerMetrics(app, platform);
  giveBackMemory(app);
  clearHalfFiles(app, platform);
  openApiRoute(app, registry, config);
  pictureRoutes(app, platform.storage);
  resourceRoutes(app, { platform, registry, limiter, resolveViewer, presentUser, answers, onWrite });
  await uploadRoutes(app, { platform, limiter, resolveViewer });
  downloadRoutes(app, { platform, limiter, resolveViewer });
  await optOutRoute(app, platform);
  languageRoute(app, platform);
  liveRoute(app, { platform, limiter, resolveViewer });
  previewRoute(app, platform, limiter);
  adsRoutes(app, { platform, limiter, resolveViewer, onChange: onWrite });
  manifestRoute(app, platform);
  sitemapRoutes(app, platform, limiter);
  pinStateRoute(app, { platform, registry, limiter, resolveViewer });
  await conversionRoutes(app, platform, limiter);
  await paymentRoutes(app, platform, limiter);
  await pages.serveAssets(app);
  pageRoutes(app, {
    platform,
    limiter,
    resolveViewer,
    cache,
    render: createPageRenderer(registry, pages),
    variantOf: visitedViewsIn,
  });
  return app;
}

/** What websites and shop systems of businesses call. */
async function conversionRoutes(
  app: FastifyInstance,
  platform: Platform,
  limiter: ReturnType<typeof createRateLimiter>,
): Promise<void> {
  conversionTagRoutes(app, platform, limiter);
  await createEventsRoute(app, platform, limiter);
  await createTokenRoute(app, platform, limiter);
}

const BUILD = join(import.meta.dirname, '../../build');

export function builtPages(): PagesSource {
  let build: Promise<ServerBuild> | undefined;
  return {
    load: () => {
      build ??= import(join(BUILD, 'server/index.js')) as Promise<ServerBuild>;
      return build;
    },
    serveAssets: async (app) => {
      await app.register(fastifyStatic, {
        root: join(BUILD, 'client/assets'),
        prefix: '/assets/',
        // With a wildcard every request reads the whole folder to compare the spelling of the name.
        wildcard: false,
        globIgnore: ['**/*.br', '**/*.gz'],
        immutable: true,
        preCompressed: true,
        acceptRanges: false,
        maxAge: '365d',
      });
      // Missing assets are not pages.
      app.get('/assets/*', (_request, reply) => reply.callNotFound());
      await app.register(fastifyStatic, {
        root: join(BUILD, 'client'),
        prefix: '/',
        wildcard: false,
        decorateReply: false,
        globIgnore: ['assets/**', '.vite/**', '**/*.br', '**/*.gz'],
        maxAge: '1h',
        preCompressed: true,
        acceptRanges: false,
      });
    },
  };
}

/** The job that clears incoming files may run in another process, with a folder of its own. */
function clearHalfFiles(app: FastifyInstance, platform: Pick<Platform, 'clock' | 'config' | 'log'>): void {
  const clear = () =>
    removeHalfFiles(platform).catch((error: unknown) => {
      // Only disk space depends on it, so the server keeps running.
      platform.log.error({ err: error }, 'incomplete files could not be removed');
    });
  const timer = setInterval(clear, SLOT_ABANDONED_MS);
  timer.unref();
  app.addHook('onReady', clear);
  app.addHook('onClose', async () => clearInterval(timer));
}

function manifestRoute(app: FastifyInstance, { config }: Platform): void {
  const manifest = JSON.stringify({
    name: config.brandName,
    short_name: config.brandName,
    start_url: '/',
    display: 'standalone',
    background_color: THEME_COLORS.light,
    theme_color: THEME_COLORS.light,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    share_target: {
      action: '/share/',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        ...{ title: 'title', text: 'text', url: 'url' },
        files: [{ name: 'files', accept: ['image/*', 'video/mp4', 'video/quicktime', 'video/webm'] }],
      },
    },
  });
  app.get('/site.webmanifest', (_request, reply) =>
    reply.type('application/manifest+json').header('cache-control', 'public, max-age=3600').send(manifest),
  );
}

/** The form is `List-Unsubscribe=One-Click`, in either encoding. */
const FORM_BYTES = 8 * 1024;

/**
 * RFC 8058. The token in the address is the permission, so no cookie is read, and a page of another site, which
 * cannot know it, can stop nothing.
 */
async function optOutRoute(app: FastifyInstance, platform: Platform): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: FORM_BYTES }, (_request, _body, done) =>
      done(null),
    );
    const stops = (path: string, stop: (token: string) => Promise<boolean>, text: string) =>
      scope.post(path, async (request, reply) => {
        const { token } = request.query as Record<string, unknown>;
        const isOurs = await stop(String(token));
        return reply
          .code(isOurs ? 200 : 404)
          .type('text/plain; charset=utf-8')
          .send(isOurs ? text : "This link isn't valid.");
      });
    stops(
      OPT_OUT_PATH,
      async (token) => !('refused' in (await optOutOfInvites(platform, token))),
      'Invitations stopped.',
    );
    if (platform.config.ads)
      stops(UNSUBSCRIBE_PATH, (token) => stopMails(platform, token), 'Report stopped.');
  });
}

/** It serves only addresses that this server found itself. */
function previewRoute(app: FastifyInstance, platform: Platform, limiter: RateLimiter): void {
  app.get('/pin-image-preview/', async (request, reply) => {
    const { url, token } = request.query as Record<string, unknown>;
    const verdict = limiter.take('read', request.ip);
    if (!verdict.allowed) return reply.code(429).header('retry-after', verdict.retryAfterSeconds).send();
    const isAsked = typeof url === 'string' && typeof token === 'string';
    const preview = isAsked
      ? await makePreview(platform, { url, token, asker: networkOf(request.ip) })
      : null;
    if (!preview) return reply.code(404).header('cache-control', 'no-store').send();
    return reply.type('image/webp').header('cache-control', 'private, max-age=3600').send(preview);
  });
}
