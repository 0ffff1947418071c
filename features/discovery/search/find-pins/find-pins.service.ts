import { arePrivateOpen } from '#features/core/people/person.service.ts';
import { listVisiblePins, type ShownPin } from '#features/library/pins/pin.service.ts';
import type { Context } from '#platform/resource/context.ts';
import type { Page, PageRequest } from '#platform/resource/resource.ts';
import { fillPage } from '../found-page.ts';
import { listFoundOwnPins, listFoundPins } from './find-pins.store.ts';
import type { PinScope } from './find-pins.ts';

/** Best first: everyone's public pins, one for each picture; or all of the viewer's own. */
export async function findPins(
  context: Context,
  { query, scope }: { query: string; scope: PinScope },
  request: PageRequest & { pageSize: number },
): Promise<Page<ShownPin>> {
  const { db, viewer } = context;
  const isOwn = scope === 'my_pins';
  if (query === '') return { items: [], next: null };
  const looking = { viewerId: viewer.id, arePrivateOpen: arePrivateOpen(context) };
  return fillPage(request, {
    read: (after, limit) => {
      const wanted = { query, after, limit };
      if (isOwn && viewer.id) return listFoundOwnPins(db, viewer.id, wanted);
      return listFoundPins(db, looking, wanted, scope === 'videos');
    },
    present: (rows) =>
      listVisiblePins(
        context,
        rows.map(({ id }) => id),
      ),
  });
}
