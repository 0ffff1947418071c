import { openPlatform } from './app/open-platform.ts';
import { runProcess } from './app/run-process.ts';

/** The job process, for installations that keep it apart from the web with `WORKER=separate`. */
runProcess(async (config) => {
  const opened = await openPlatform(config, { runsWorkers: true, onProgress: (line) => console.log(line) });
  await opened.jobs.startWorkers(opened.platform);
  console.log(`${config.brandName} runs jobs`);
  return opened.close;
});
