import './platform/config/library-build.ts';
import { openPlatform } from './app/server/open-platform.ts';
import { runProcess } from './app/server/run-process.ts';
import { builtPages, createWebServer } from './app/server/web-server.ts';

const isEmpty = process.argv.includes('--empty');
const say = (line: string) => console.log(line);

runProcess(async (config, life) => {
  const runsWorkers = config.worker === 'inline';
  const opening = { runsWorkers, say, life };
  const { platform, unhurriedPlatform, jobs, databaseUrl } = await openPlatform(config, opening);
  const pages =
    config.mode === 'development'
      ? await (await import('./app/server/dev-pages.ts')).developmentPages()
      : builtPages();
  const app = await createWebServer(platform, pages);
  life.atStop(() => app.close());
  await app.listen({ port: config.port, host: config.host });
  const isForTrying = config.mode === 'demo' || config.mode === 'development';
  if (isForTrying && !isEmpty) {
    const { startSampleWorld } = await import('./sample/start-sample-world.ts');
    await startSampleWorld(platform, databaseUrl, life, say);
  }
  if (runsWorkers) await jobs.startWorkers(unhurriedPlatform);
  say(`\n${config.brandName} is ready at ${config.origin}\n`);
  if (isForTrying) await (await import('./sample/print-sign-ins.ts')).printSignIns(platform, say);
});
