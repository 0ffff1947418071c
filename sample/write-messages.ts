import { createConversation } from '#features/social/conversations/create-conversation/create-conversation.service.ts';
import { markRead } from '#features/social/conversations/mark-read/mark-read.service.ts';
import { sendMessage } from '#features/social/conversations/send-message/send-message.service.ts';
import { type Id, parseId } from '#platform/ids/ids.ts';
import type { Platform } from '#platform/resource/context.ts';
import { contextOfPerson } from './context-of-person.ts';
import { SAMPLE_CONVERSATIONS, type SampleConversation } from './words/conversations.ts';

interface World {
  boardOf: (owner: string, name: string) => Id;
  idOf: (username: string) => Id;
}

/** Lets people write to each other; a board stands for its pins, which are yet to come. */
export async function writeMessages(platform: Platform, world: World): Promise<void> {
  for (const conversation of SAMPLE_CONVERSATIONS) await converse(platform, conversation, world);
}

async function converse(
  platform: Platform,
  { between: [first = '', ...others], messages, unreadBy = [], isRequest }: SampleConversation,
  { boardOf, idOf }: World,
): Promise<void> {
  const begun = await createConversation(await contextOfPerson(platform, first), others.map(idOf), null);
  const id = parseId(begun.id);
  let last: Id | null = null;
  for (const { from, text, pinOf } of messages) {
    if (!id) return;
    const board = pinOf && boardOf(pinOf.owner, pinOf.board);
    const attachment = board ? { type: 'board' as const, id: board } : null;
    const context = await contextOfPerson(platform, from);
    last = parseId((await sendMessage(context, id, { text, attachment, clientId: null })).id);
  }
  for (const reader of [first, ...others]) {
    if (!id || !last || isRequest || unreadBy.includes(reader)) continue;
    await markRead(await contextOfPerson(platform, reader), id, last);
  }
}
