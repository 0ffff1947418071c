import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { listBlockCircle } from './block-circle.store.ts';

/** Everybody between whom and the viewer there is a block, so that counts can leave them out; nobody for a visitor. */
export async function blockCircleOf({
  db,
  viewer,
}: Pick<Context, 'db'> & { viewer: { id?: Id | undefined } }): Promise<Id[]> {
  return viewer.id ? listBlockCircle(db, viewer.id) : [];
}
