import { PersonBlocked } from '#features/core/people/person-event.ts';
import { defineListener } from '#platform/events/event.ts';
import type { Platform } from '#platform/resource/context.ts';
import { settleBlock } from './settle-block.service.ts';

export const settleBlockListener = defineListener({
  name: 'conversations.settle-block',
  on: PersonBlocked,
  run: ({ db }: Platform, { blocker_id, blocked_id }) => settleBlock(db, [blocker_id, blocked_id]),
});
