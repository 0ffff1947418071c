import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { idOption } from '#platform/resource/options.ts';
import { followPrivacy } from './follow-privacy.service.ts';

export const followPrivacyJob = defineJob({
  name: 'boards.follow-privacy',
  data: z.object({ board_id: idOption }),
  options: { retryLimit: 8 },
  run: (platform: Pick<Platform, 'db' | 'clock'>, { board_id }, { signal }) =>
    followPrivacy(platform, board_id, signal),
});
