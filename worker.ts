import './platform/config/library-build.ts';
import { openPlatform } from './app/server/open-platform.ts';
import { runProcess } from './app/server/run-process.ts';
import { listenForHealth } from './app/server/worker-health.ts';

const say = (line: string) => console.log(line);

/** For installations with `WORKER=separate`. */
runProcess(async (config, life) => {
  const { unhurriedPlatform, jobs } = await openPlatform(config, { runsWorkers: true, say, life });
  const { workerPort } = config;
  if (workerPort !== undefined) {
    const app = await listenForHealth(unhurriedPlatform, { ...config, workerPort });
    life.atStop(() => app.close());
  }
  await jobs.startWorkers(unhurriedPlatform);
  say(`${config.brandName} is ready to run jobs`);
});
