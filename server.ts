import { openPlatform } from './app/open-platform.ts';
import { runProcess } from './app/run-process.ts';
import { builtPages, createWebServer } from './app/web-server.ts';

const isDev = process.argv.includes('--dev');
const isEmpty = process.argv.includes('--empty');

/** The web process: opens the platform, runs the jobs too unless told not to, and listens. */
runProcess(async (config) => {
  const say = (line: string) => console.log(line);
  const isInline = config.worker === 'inline';
  const opened = await openPlatform(config, { runsWorkers: isInline, onProgress: say });
  const pages = isDev ? await (await import('./app/dev-pages.ts')).developmentPages() : builtPages();
  const app = await createWebServer(opened.platform, pages);
  if (config.environment === 'development' && !isEmpty) {
    const { fillWithSampleWorld } = await import('./sample/world.ts');
    await fillWithSampleWorld(opened.platform, say);
  }
  if (isInline) await opened.jobs.startWorkers(opened.platform);
  await app.listen({ port: config.port, host: config.host });
  say(`\n${config.brandName} is ready at ${config.origin}\n`);
  return async () => {
    await app.close();
    await opened.close();
  };
});
