import { listSimilarPictures } from '#features/core/media/appearance.service.ts';
import { type Crop, cropDescriptor } from '#features/core/media/crop-descriptor.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import type { Page, PageRequest } from '#platform/resource/resource.ts';
import type { ShownPin } from '../pin.service.ts';
import { listRanked, rankPinsShowing } from '../ranked-pins.service.ts';

/** Over all pages. */
const MOST_ALIKE = 120;

/** By colours, edges and patterns; no model knows what they show. */
export async function listLookalikes(
  context: Context,
  signature: string,
  crop: Crop,
  page: PageRequest & { pageSize: number },
): Promise<Page<ShownPin>> {
  const { db } = context;
  const rank = async (): Promise<Id[]> => {
    const seen = await cropDescriptor(context, signature, crop);
    if (!seen) return [];
    const similar = await listSimilarPictures(db, seen.vector);
    const others = similar.map((picture) => picture.signature).filter((other) => other !== signature);
    return (await rankPinsShowing(db, others, MOST_ALIKE)).map(({ id }) => id);
  };
  return listRanked(context, `crop ${signature} ${keyOf(crop)}`, rank, page);
}

/** Crops that differ by less than a hundredth are the same. */
function keyOf({ x, y, w, h }: Crop): string {
  return [x, y, w, h].map((part) => part.toFixed(2)).join(' ');
}
