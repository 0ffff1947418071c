import type { FastifyInstance } from 'fastify';
import { type OpenedPlatform, openPlatform } from './app/open-platform.ts';
import { builtPages, createWebServer } from './app/web-server.ts';
import { ConfigError, loadConfig } from './platform/config/config.ts';

const isDev = process.argv.includes('--dev');

/** The web process: opens the platform, fills an empty database in development, listens, and stops cleanly. */
async function main(): Promise<void> {
  const config = loadConfig(process.env);
  const say = (line: string) => console.log(line);
  const opened = await openPlatform(config, { runsWorkers: config.worker === 'inline', onProgress: say });
  const pages = isDev ? await (await import('./app/dev-pages.ts')).developmentPages() : builtPages();
  const app = await createWebServer(opened.platform, pages);
  stopOnSignals(app, opened);
  if (config.worker === 'inline') await opened.jobs.startWorkers(opened.platform);
  await app.listen({ port: config.port, host: config.host });
  say(`\n${config.brandName} is ready at ${config.origin}\n`);
}

function stopOnSignals(app: FastifyInstance, opened: OpenedPlatform): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await app.close();
    await opened.close();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/** Expected troubles become one line; anything else keeps its stack. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${process.env.PORT ?? 3000} is taken: set PORT to another.`;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND')
    return 'The database of DATABASE_URL cannot be reached.';
  if (code === '28P01' || code === '3D000') return `The database refuses us: ${error.message}.`;
  if (code === 'EACCES') return `Missing permission: ${error.message}.`;
  if (code === 'ENOSPC') return 'No space is left on the disk.';
  return error instanceof ConfigError ? error.message : (error.stack ?? error.message);
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
