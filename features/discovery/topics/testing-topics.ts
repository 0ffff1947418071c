import type { TestPlatform } from '#testing/platform.ts';
import { assignTopicsJob } from './assign-topics/assign-topics.service.ts';

/** Runs what a server runs every minute, and all that follows from it. */
export async function fileAll(platform: TestPlatform): Promise<void> {
  await platform.runJobs({ later: true });
  await platform.jobs.enqueue(platform.db, assignTopicsJob, {});
  await platform.runJobs({ later: true });
}
