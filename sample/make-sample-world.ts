import '../platform/config/library-build.ts';
import { openPlatform } from '../app/server/open-platform.ts';
import { runProcess } from '../app/server/run-process.ts';
import { addPictures } from './add-pictures.ts';
import { fillWithSampleWorld } from './world.ts';

const say = (line: string) => console.log(line);

// A killed server passes on no signal.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));

/** Sends a message when people and boards are there, and ends with the last picture. */
runProcess(async (config, life) => {
  const { unhurriedPlatform: platform } = await openPlatform(config, { runsWorkers: false, say, life });
  await fillWithSampleWorld(platform, say, life.stopping);
  process.send?.('made');
  await addPictures(platform, life.stopping);
  life.end();
});
