import { parseId } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { EVENT_TYPES, VIEW_TYPES } from './event.ts';
import type { NewEvent } from './log-event.store.ts';
import { isPinner } from './own-view.store.ts';

/** Whether a view is nobody's: a crawler's, or somebody's of their own profile or pin. It is not kept, so it never counts. */
export async function isViewOfNobody({ db, viewer }: Context, event: NewEvent): Promise<boolean> {
  if (event.event_type !== EVENT_TYPES.view) return false;
  if (viewer.kind === 'bot') return true;
  const seen = parseId(event.object_id_str);
  if (!seen || !viewer.id) return false;
  if (event.view_type === VIEW_TYPES.profile) return seen === viewer.id;
  return event.view_type === VIEW_TYPES.pin && isPinner(db, seen, viewer.id);
}
