import type { FastifyInstance } from 'fastify';
import { removeHalfFiles } from '#features/core/media/upload-file/abandon-uploads.service.ts';
import { SLOT_ABANDONED_MS } from '#features/core/media/upload-file/upload-slot.ts';
import type { Platform } from '#platform/resource/context.ts';

/**
 * Clears the folder of files that come in, at the start of a web process and for as long as it runs: the job that does so
 * may run in another process, with a folder of its own.
 */
export function clearHalfFiles(
  app: FastifyInstance,
  platform: Pick<Platform, 'clock' | 'config' | 'log'>,
): void {
  const clear = () =>
    removeHalfFiles(platform).catch((error: unknown) => {
      // Nothing but room on the disk hangs on it, so the server serves on.
      platform.log.error({ err: error }, 'half files could not be removed');
    });
  const timer = setInterval(clear, SLOT_ABANDONED_MS);
  timer.unref();
  app.addHook('onReady', clear);
  app.addHook('onClose', async () => clearInterval(timer));
}
