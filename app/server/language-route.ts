import type { FastifyInstance } from 'fastify';
import { nextPath } from '#features/core/identity/next-path.ts';
import { localeCookie } from '#platform/http/locale-cookie.ts';
import type { Platform } from '#platform/resource/context.ts';
import { LANGUAGE_PATH } from '../account/language-path.ts';

/** Where visitors choose a language: a form leads here and back to its page. */
export function languageRoute(app: FastifyInstance, platform: Platform): void {
  app.get(LANGUAGE_PATH, async (request, reply) => {
    const { locale, next } = request.query as Record<string, unknown>;
    const chosen = platform.locales.find((offered) => offered === locale);
    if (chosen) reply.header('set-cookie', localeCookie(platform, chosen));
    const path = typeof next === 'string' ? nextPath(next) : null;
    return reply.header('cache-control', 'no-store').redirect(path ?? '/', 303);
  });
}
