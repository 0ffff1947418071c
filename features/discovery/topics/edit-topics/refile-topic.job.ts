import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { idOption } from '#platform/resource/options.ts';
import { mergeFollowers, refileTopic } from './refile-topic.service.ts';

type Work = Pick<Platform, 'db' | 'jobs' | 'clock'>;

/** Files again what the words of a topic name, and what is filed under it. */
export const refileTopicJob = defineJob({
  name: 'topics.refile',
  data: z.object({ topic_id: idOption }),
  options: { singletonKey: ({ topic_id }) => topic_id, retryLimit: 8, expireInSeconds: 3600 },
  run: (platform: Work, { topic_id }, { signal }) => refileTopic(platform, topic_id, signal),
});

export const mergeTopicJob = defineJob({
  name: 'topics.merge',
  data: z.object({ topic_id: idOption, into_id: idOption }),
  options: { singletonKey: ({ topic_id }) => topic_id, retryLimit: 8, expireInSeconds: 3600 },
  run: async (platform: Work, { topic_id, into_id }, { signal }) => {
    await mergeFollowers(platform, topic_id, into_id, signal);
    await refileTopic(platform, topic_id, signal);
    await refileTopic(platform, into_id, signal);
  },
});
