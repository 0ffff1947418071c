import { z } from 'zod';
import { writeComment } from '#features/comments/write-comment/write-comment.service.ts';
import { type Id, parseId } from '#platform/ids/ids.ts';
import type { Platform } from '#platform/resource/context.ts';
import { contextOfPerson } from './context-of-person.ts';
import { countComments, findPinOfBoard } from './world.store.ts';

/** Who says what under which painted pin of a board, and who answers what. */
export const sampleRemark = z.object({
  pin: z.number().int(),
  by: z.string(),
  text: z.string(),
  replies: z.array(z.object({ by: z.string(), text: z.string() })),
});

/** Lets people say something under pins of a board that is painted. */
export async function sayComments(
  platform: Platform,
  boardId: Id,
  remarks: readonly z.infer<typeof sampleRemark>[],
): Promise<void> {
  // A run that was cut off is done again, and says nothing twice.
  const before = await countComments(platform.db, boardId);
  for (const { pin, by, text, replies } of remarks.slice(before)) {
    const pinId = await findPinOfBoard(platform.db, boardId, pin);
    if (!pinId) throw new Error(`The board ${boardId} has no pin ${pin} to comment on`);
    const replyToId = await say(platform, by, { pinId, text, replyToId: null });
    for (const reply of replies) await say(platform, reply.by, { pinId, text: reply.text, replyToId });
  }
}

async function say(
  platform: Platform,
  username: string,
  wish: Parameters<typeof writeComment>[1],
): Promise<Id | null> {
  const said = await writeComment(await contextOfPerson(platform, username), wish);
  return 'refused' in said ? null : parseId(said.id);
}
