import { cutPage, type PageKey } from '#platform/resource/bookmark.ts';
import type { ContextFor, Page } from '#platform/resource/resource.ts';
import { mapConversations } from '../conversation.store.ts';
import type { InboxState } from '../conversation.ts';
import { type ShownConversation, showConversations } from '../shown-conversations.service.ts';
import { listInbox } from './list-conversations.store.ts';

export async function listConversations(
  context: ContextFor<'person'>,
  wanted: { state: InboxState; after: PageKey | null; pageSize: number },
): Promise<Page<ShownConversation>> {
  const { state, after, pageSize } = wanted;
  const key = after && ([String(after[0]), String(after[1])] as const);
  const places = await listInbox(context.db, context.viewer.id, { state, after: key, limit: pageSize + 1 });
  const { shown, last } = cutPage(places, pageSize);
  const rows = await mapConversations(
    context.db,
    shown.map(({ id }) => id),
  );
  const placed = shown.flatMap((place) => {
    const row = rows.get(place.id);
    return row ? [{ row, place }] : [];
  });
  return {
    items: await showConversations(context, placed),
    next: last ? [last.last_message_at.toISOString(), last.id] : null,
  };
}
