import {
  listPicturesOfColors,
  mapAppearances,
  shareOfColors,
} from '#features/core/media/appearance.service.ts';
import type { ShownPin } from '#features/library/pins/pin.service.ts';
import { listRanked, type PicturedPin, rankPinsShowing } from '#features/library/pins/ranked-pins.service.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import type { PageRequest } from '#platform/resource/resource.ts';
import type { FoundPage } from '../found-page.ts';

/** Over all pages. */
const MOST_COLORED = 300;

interface Coloring {
  colors: readonly string[];
  /** The pins that words find; null where there are none. */
  found: (() => Promise<PicturedPin[]>) | null;
  since: Date | null;
  /** Of what is sought, and by whom where that matters. */
  key: string;
}

/** Pins with one or two colours, the larger their share of the picture the earlier. */
export async function listColored(
  context: Context,
  { colors, found, since, key }: Coloring,
  asked: PageRequest & { pageSize: number },
): Promise<FoundPage<ShownPin>> {
  const { db } = context;
  const rank = async (): Promise<Id[]> => {
    if (found) return rankFound(db, await found(), colors);
    const pictures = await listPicturesOfColors(db, colors);
    const signatures = pictures.map(({ signature }) => signature);
    return (await rankPinsShowing(db, signatures, MOST_COLORED, since)).map(({ id }) => id);
  };
  return { ...(await listRanked(context, `colored ${key}`, rank, asked)), correction: null };
}

async function rankFound(
  db: Queryable,
  found: readonly PicturedPin[],
  colors: readonly string[],
): Promise<Id[]> {
  const seen = await mapAppearances(
    db,
    found.map((pin) => pin.image_signature),
  );
  const shared = found.map(({ id, image_signature }) => {
    return { id, share: shareOfColors(seen.get(image_signature)?.palette ?? [], colors) };
  });
  const colored = shared.filter(({ share }) => share > 0).toSorted((one, other) => other.share - one.share);
  return colored.slice(0, MOST_COLORED).map(({ id }) => id);
}
