import { Readable } from 'node:stream';
import { makeZip } from 'client-zip';
import type { FastifyInstance } from 'fastify';
import { type Protocol, serve } from '#api/protocol.ts';
import { statusOf } from '#api/resource/statuses.ts';
import { requireGiven } from '#features/business/access/act-for.service.ts';
import { DOWNLOAD_PATH } from '#features/library/saves/download-pins/download-path.ts';
import { DOWNLOAD_RATE } from '#features/library/saves/download-pins/download-pins.resource.ts';
import { type Download, listDownload } from '#features/library/saves/download-pins/download-pins.service.ts';
import { type DownloadTicket, openTicket } from '#features/library/saves/download-pins/download-ticket.ts';
import { contextOf, type ResolveViewer } from '#platform/http/request-context.ts';
import type { RateLimiter } from '#platform/rate/rate-limiter.ts';
import type { Context, Platform } from '#platform/resource/context.ts';
import { loginRequired, notFound, Refusal, tooManyRequests } from '#platform/resource/refusal.ts';

interface DownloadRoutes {
  platform: Platform;
  limiter: RateLimiter;
  resolveViewer: ResolveViewer;
}

/** Its own allowance: asking for the address has used the other. */
const RATE = { ...DOWNLOAD_RATE, name: 'download-file' };

/** Streams a zip file, one original after the other, to whom its address was given. */
export function downloadRoutes(app: FastifyInstance, routes: DownloadRoutes): void {
  const { platform, limiter, resolveViewer } = routes;
  const protocol: Protocol<Context> = {
    authenticate: (request) => contextOf(platform, request, resolveViewer),
    usesCookies: true,
    fail: (error, _context, reply) => {
      if (!(error instanceof Refusal)) throw error;
      if (error.retryAfterSeconds) reply.header('retry-after', error.retryAfterSeconds);
      return reply.code(statusOf(error)).type('text/plain; charset=utf-8').send(error.message);
    },
  };
  serve(app, protocol, {
    ...{ method: 'GET', url: DOWNLOAD_PATH },
    admit: ({ viewer }) => {
      if (viewer.kind !== 'person') throw loginRequired();
      const verdict = limiter.take(RATE, viewer.id);
      if (!verdict.allowed) throw tooManyRequests(verdict.retryAfterSeconds);
    },
    parse: ({ config, clock, viewer }, { query }) => {
      const { token } = query as { token?: unknown };
      const ticket = typeof token === 'string' && openTicket(token, config.secret, clock.now());
      if (!ticket || ticket.personId !== viewer.id) throw notFound('download');
      return ticket;
    },
    handle: async (context, ticket, reply) => {
      const download = await listDownload(await readerFor(context, ticket), ticket.pinIds);
      reply.headers({
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="pins.zip"',
        'cache-control': 'private, no-store',
      });
      return { body: Readable.from(makeZip(entriesOf(context, download)), { objectMode: false }) };
    },
  });
}

async function readerFor(context: Context, { viewerId }: DownloadTicket): Promise<Context> {
  if (viewerId === context.viewer.id) return context;
  const { acted } = await requireGiven(context, { id: viewerId, isManaged: false }, 'edit-boards');
  return { ...context, viewer: acted };
}

/** Each file is opened once the one before is sent. What has vanished meanwhile is listed at the end. */
async function* entriesOf(context: Context, { files, missing }: Download) {
  const gone: string[] = [];
  for (const { key, name, savedAt } of files) {
    const found = await context.storage.get(key);
    if (found) yield { name, input: found.stream, size: found.size, lastModified: savedAt };
    else gone.push(name);
  }
  if (gone.length === 0 && missing === 0) return;
  const i18n = await context.texts.in(context.locale);
  const lines = [
    ...gone,
    ...(missing > 0 ? [i18n.t('Pins that are no longer there: {missing}', { missing })] : []),
  ];
  yield {
    name: `${i18n.t('Missing files')}.txt`,
    input: lines.join('\r\n'),
    lastModified: context.clock.now(),
  };
}
