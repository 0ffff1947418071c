import { paintPinsJob } from './paint-pins.job.ts';
import { paintStoryJob } from './paint-story.job.ts';
import { showClipJob } from './show-clip.job.ts';

/** What paints the sample world, picture by picture. */
export const sampleJobs = [paintPinsJob, paintStoryJob, showClipJob];
