import type { AnyJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';

/** Every job of the product, listeners' jobs among them. */
export const productJobs: readonly AnyJob<Platform>[] = [];
