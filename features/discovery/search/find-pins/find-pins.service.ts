import { arePrivateOpen } from '#features/core/people/person.service.ts';
import { findShownTopic } from '#features/discovery/topics/topic.service.ts';
import { listVisiblePins, type ShownPin } from '#features/library/pins/pin.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { readOnce } from '#platform/resource/once.ts';
import { invalid } from '#platform/resource/refusal.ts';
import type { Page, PageRequest } from '#platform/resource/resource.ts';
import { fillPage } from '../found-page.ts';
import { slugOfGuide } from '../list-guides/guide.ts';
import { listFoundOwnPins, listFoundPins } from './find-pins.store.ts';
import type { PinScope } from './find-pins.ts';

interface Sought {
  query: string;
  scope: PinScope;
  /** Counts in the scope `pins`. */
  guide: string | null;
  /** A tag of the viewer's, for the scope `my_pins`. */
  tag: Id | null;
}

type Asked = PageRequest & { pageSize: number };

/** Best first: everyone's public pins, one for each picture; or all of the viewer's own. */
export async function findPins(context: Context, sought: Sought, asked: Asked): Promise<Page<ShownPin>> {
  if (sought.tag && sought.scope !== 'my_pins') throw invalid('tag', 'Only your own Pins have your tags.');
  if (sought.query === '' && !sought.tag) return { items: [], next: null };
  const read = () => readPins(context, sought, asked);
  // Guides are of the first page, too.
  return asked.after ? read() : readOnce(context, `found pins ${JSON.stringify([sought, asked])}`, read);
}

async function readPins(
  context: Context,
  { query, scope, guide, tag }: Sought,
  asked: Asked,
): Promise<Page<ShownPin>> {
  const { db, viewer } = context;
  const isOwn = scope === 'my_pins';
  const topic = guide && scope === 'pins' ? await findShownTopic(context, slugOfGuide(guide)) : undefined;
  const looking = { viewerId: viewer.id, arePrivateOpen: arePrivateOpen(context) };
  return fillPage(asked, {
    read: (after, limit) => {
      const wanted = { query, after, limit };
      if (isOwn && viewer.id) return listFoundOwnPins(db, viewer.id, { ...wanted, tag });
      return listFoundPins(db, looking, { ...wanted, isVideo: scope === 'videos', topicId: topic?.id });
    },
    present: (rows) =>
      listVisiblePins(
        context,
        rows.map(({ id }) => id),
      ),
  });
}
