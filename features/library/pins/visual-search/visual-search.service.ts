import { type Crop, cropDescriptor } from '#features/core/media/crop-descriptor.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import type { Page, PageRequest } from '#platform/resource/resource.ts';
import type { ShownPin } from '../pin.service.ts';
import { listRanked } from '../ranked-pins.service.ts';
import { nearColors } from './near-colors.ts';
import { listPinsByDescriptor } from './visual-search.store.ts';

/** Over all pages. */
const MOST_ALIKE = 120;

/** Compares pictures of nearly the same main colour by how light and dark are spread. No model knows what they show. */
export async function listLookalikes(
  context: Context,
  signature: string,
  crop: Crop,
  page: PageRequest & { pageSize: number },
): Promise<Page<ShownPin>> {
  const rank = async (): Promise<Id[]> => {
    const look = await cropDescriptor(context, signature, crop);
    if (!look) return [];
    const wanted = { colors: nearColors(look.dominantColor), hash: look.perceptualHash, signature };
    return listPinsByDescriptor(context.db, wanted, MOST_ALIKE);
  };
  return listRanked(context, `crop ${signature} ${keyOf(crop)}`, rank, page);
}

/** Crops that differ by less than a hundredth are the same. */
function keyOf({ x, y, w, h }: Crop): string {
  return [x, y, w, h].map((part) => part.toFixed(2)).join(' ');
}
