import type { Id } from '#platform/ids/ids.ts';
import { cutPage, type PageKey } from '#platform/resource/bookmark.ts';
import type { ContextFor, Page } from '#platform/resource/resource.ts';
import { requireConversation } from '../conversation.service.ts';
import { type ShownMessage, showMessages } from '../message.service.ts';
import { listMessagesOf } from './list-messages.store.ts';

interface Wanted {
  newerThan: Id | null;
  after: PageKey | null;
  pageSize: number;
}

/** Newest first, without those of people in a block with the viewer. */
export async function listMessages(
  context: ContextFor<'person'>,
  conversationId: Id,
  { newerThan, after, pageSize }: Wanted,
): Promise<Page<ShownMessage>> {
  const { blocked } = await requireConversation(context, conversationId);
  const rows = await listMessagesOf(context.db, conversationId, {
    before: after && String(after[0]),
    newerThan: newerThan ?? '0',
    unseen: [...blocked],
    limit: pageSize + 1,
  });
  const { shown, last } = cutPage(rows, pageSize);
  return { items: await showMessages(context, shown), next: last ? [last.id] : null };
}
