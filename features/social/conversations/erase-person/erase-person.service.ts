import type { Eraser } from '#features/core/identity/eraser.ts';
import { eachById } from '#platform/database/each-by-id.ts';
import { lockConversationToErase } from '../conversation.service.ts';
import { removeMember } from '../leave-conversation/leave-conversation.store.ts';
import { deleteInbox, deleteMessagesOf, listWrittenIn } from './erase-person.store.ts';

/** In a conversation of two the other keeps their own messages and sees that somebody has left. */
export const eraseMessages: Eraser = async ({ db }, person, signal) => {
  const conversations = eachById((batch) => listWrittenIn(db, person.id, batch), signal);
  for await (const { id, is_group } of conversations) {
    await db.transaction(async (tx) => {
      const conversation = await lockConversationToErase(tx, person, id);
      await deleteMessagesOf(tx, conversation);
      if (is_group) await removeMember(tx, conversation);
    });
  }
  await db.transaction((tx) => deleteInbox(tx, person));
};
