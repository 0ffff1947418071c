import type { ContextFor } from '#platform/resource/resource.ts';
import { MOST_COUNTED } from '../conversation.ts';
import { countUnread, type Unread } from './count-unread.store.ts';

export function showUnread({ db, viewer }: ContextFor<'person'>): Promise<Unread> {
  return countUnread(db, viewer.id, MOST_COUNTED);
}
