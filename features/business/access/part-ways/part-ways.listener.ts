import { PersonBlocked } from '#features/core/people/person-event.ts';
import { defineListener } from '#platform/events/event.ts';
import type { Platform } from '#platform/resource/context.ts';
import { partWays } from './part-ways.service.ts';

export const endBusinessAccessListener = defineListener({
  name: 'business.part-ways',
  on: PersonBlocked,
  run: (platform: Platform, { blocker_id, blocked_id }) =>
    partWays(platform, { blockerId: blocker_id, blockedId: blocked_id }),
});
