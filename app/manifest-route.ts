import type { FastifyInstance } from 'fastify';
import { THEME_COLORS } from '#design/theme/theme.ts';
import type { Platform } from '#platform/resource/context.ts';

/** What a device needs to keep the site as an app, under the name that this installation has. */
export function manifestRoute(app: FastifyInstance, { config }: Platform): void {
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
  });
  app.get('/site.webmanifest', (_request, reply) =>
    reply.type('application/manifest+json').header('cache-control', 'public, max-age=3600').send(manifest),
  );
}
