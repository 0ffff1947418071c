import { blockCircleOf } from '#features/core/people/block.service.ts';
import { PersonBlocked } from '#features/core/people/person-event.ts';
import type { Database } from '#platform/database/database.ts';
import { defineListener } from '#platform/events/event.ts';
import type { Id } from '#platform/ids/ids.ts';
import { tell } from '#platform/live/tell.ts';
import type { Platform } from '#platform/resource/context.ts';
import { CONVERSATION_CHANGED } from '../conversation.ts';
import { countAfter, lockPlace } from '../mark-read/mark-read.store.ts';
import { listUnreadGroups, setUnread } from './settle-block.store.ts';

/** Hidden messages in groups could never be read, so they do not count as unread. Safe to run twice. */
async function settleBlock(db: Database, people: readonly Id[]): Promise<void> {
  for (const readerId of people) {
    for (const id of await listUnreadGroups(db, readerId)) {
      await db.transaction(async (tx) => {
        const place = await lockPlace(tx, readerId, id);
        if (!place) return;
        const unseen = await blockCircleOf({ db: tx, viewer: { kind: 'job', id: readerId } });
        await setUnread(tx, place, await countAfter(tx, id, place.readId, { readerId, unseen }));
        await tell(tx, [readerId], { type: CONVERSATION_CHANGED, id });
      });
    }
  }
}

export const settleBlockListener = defineListener({
  name: 'conversations.settle-block',
  on: PersonBlocked,
  run: ({ db }: Platform, { blocker_id, blocked_id }) => settleBlock(db, [blocker_id, blocked_id]),
});
