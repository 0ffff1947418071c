import '../platform/config/library-build.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { openPlatform } from '../app/open-platform.ts';
import { runProcess } from '../app/run-process.ts';
import { sampleJobs } from './sample-jobs.ts';
import { arePicturesWaiting } from './world.store.ts';
import { fillWithSampleWorld } from './world.ts';

const LOOK_EVERY_MS = 1_000;

const say = (line: string) => console.log(line);

// A killed server passes on no signal.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));

/** The process that makes the sample world beside the server: tells it when one can look around, and ends with the last picture. */
runProcess(async (config, life) => {
  const opening = { runsWorkers: false, moreJobs: sampleJobs, say, life };
  const { unhurriedPlatform: platform, jobs } = await openPlatform(config, opening);
  await fillWithSampleWorld(platform, say, life.stopping);
  process.send?.('made');
  await jobs.startWorkers(platform, sampleJobs);
  while (await arePicturesWaiting(platform.db)) {
    await wait(LOOK_EVERY_MS);
    life.stopping.throwIfAborted();
  }
  life.end();
});
