import type { Id } from '#platform/ids/ids.ts';
import type { Reading } from '#platform/resource/context.ts';
import type { Principal } from '#platform/resource/principal.ts';
import { listBlockCircle } from './block-circle.store.ts';

/** Everybody the viewer blocks or is blocked by, so that counts can leave them out; empty for a visitor. */
export async function blockCircleOf({
  db,
  viewer,
}: Pick<Reading, 'db'> & { viewer: Principal }): Promise<Id[]> {
  return viewer.id ? listBlockCircle(db, viewer.id) : [];
}
