import { z } from 'zod';
import { findAdAccount } from '#features/ads/ad-accounts/ad-account.service.ts';
import { holdMedia } from '#features/core/media/forget-media.service.ts';
import { takePictureFromUrl } from '#features/core/media/take-media.service.ts';
import { changePersonCounts } from '#features/core/people/person-counts.service.ts';
import { countsOfPins } from '#features/library/pins/pin-counts.ts';
import type { PinTexts } from '#features/library/pins/pin-options.ts';
import {
  addPin,
  editPinTexts,
  emitPinsChanged,
  findPinFacts,
  lockPins,
  pinsOf,
} from '#features/library/pins/pin-rows.service.ts';
import { withPicture } from '#features/library/saves/pick-media.service.ts';
import { bringPinBack, removePin } from '#features/library/saves/remove-pin.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { defineJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/resource/context.ts';
import { idOption } from '#platform/resource/options.ts';
import { findFeed } from '../feed.store.ts';
import { endFeed } from '../feeds.service.ts';
import {
  type LockedProduct,
  listDueProducts,
  lockProduct,
  type ProductRow,
  setPinOfProduct,
} from '../product.store.ts';
import { regroup } from '../regroup.service.ts';

type Maker = Platform;

const BATCH = 20;

/** Each product that is new or has changed gets its pin; those that left lose theirs. */
async function makePins(maker: Maker, feedId: Id, signal: AbortSignal): Promise<void> {
  const { db } = maker;
  const feed = await findFeed(db, feedId);
  const account = feed && (await findAdAccount(db, feed.ad_account_id));
  if (!feed || !account) return;
  for (;;) {
    const due = await listDueProducts(db, feedId, BATCH);
    if (due.length === 0) break;
    for (const product of due) {
      signal.throwIfAborted();
      await followProduct(maker, product, account.owner_id);
    }
  }
  await endFeed(maker, feed);
  await regroup(maker, feed.ad_account_id, signal);
}

type Media = Awaited<ReturnType<typeof takePictureFromUrl>>;

async function followProduct(maker: Maker, product: ProductRow, ownerId: Id): Promise<void> {
  const { db, clock } = maker;
  const needsPicture =
    product.state === 'WAITING' && (!product.pin_id || product.pin_image_link !== product.image_link);
  const taken = needsPicture ? await takePictureFromUrl(maker, product.image_link, ownerId) : null;
  await db.transaction(async (tx) => {
    const locked = await lockProduct(tx, product.id);
    // A later run has changed it meanwhile; then it is due again.
    if (!locked || locked.updated_at.getTime() !== product.updated_at.getTime()) return;
    const at = clock.now();
    if (locked.state === 'LEAVING') await withdraw(maker, tx, locked, { ownerId, at });
    else if (taken) await showAnew(maker, tx, locked, { taken, ownerId, at });
    else await keepUp(maker, tx, locked, { ownerId, at });
  });
}

interface When {
  ownerId: Id;
  at: Date;
}

async function withdraw(maker: Maker, tx: Transaction, product: LockedProduct, { ownerId, at }: When) {
  const { pin_id: pinId, pin_image_link: pinImageLink } = product;
  const facts = pinId ? (await findPinFacts(tx, [pinId])).get(pinId) : undefined;
  const isThere = facts !== undefined && !facts.deleted_at;
  if (pinId && isThere) await removePin(maker, tx, pinId, { staffId: ownerId, at });
  await setPinOfProduct(tx, product, { state: 'GONE', pinId, pinImageLink, isWithdrawn: isThere }, at);
}

async function showAnew(
  maker: Maker,
  tx: Transaction,
  product: LockedProduct,
  { taken, ownerId, at }: When & { taken: Media },
): Promise<void> {
  const { pin_id: former, image_link: pinImageLink } = product;
  if (!taken.ok) {
    const kept = { pinId: former, pinImageLink: product.pin_image_link, isWithdrawn: product.is_withdrawn };
    return setPinOfProduct(tx, product, { state: 'FAILED', problem: taken.reason, ...kept }, at);
  }
  const media = withPicture(taken.media);
  // Its files were removed meanwhile: the next run takes them again.
  if (!(await holdMedia(tx, [media.imageSignature]))) throw new Error('the picture is no longer stored');
  if (former) await removePin(maker, tx, former, { staffId: ownerId, at });
  const place = { pinnerId: ownerId, boardId: null, privacy: 'public' as const, createdAt: at };
  const pinId = await addPin(tx, { ...media, ...textsOf(product), ...place });
  const counted = { pinner_id: ownerId, kind: media.kind, is_repin: false, board_id: null };
  await setPinOfProduct(tx, product, { state: 'LIVE', pinId, pinImageLink }, at);
  await changePersonCounts(tx, countsOfPins([counted], 1));
  await emitPinsChanged(maker, tx, [ownerId]);
}

/** The picture is the same. */
async function keepUp(maker: Maker, tx: Transaction, product: LockedProduct, { ownerId, at }: When) {
  const { pin_id: pinId, pin_image_link: pinImageLink } = product;
  if (pinId && product.is_withdrawn)
    await bringPinBack(maker, tx, pinId, { before: { deletedBy: null }, at });
  const [pin] = pinId ? pinsOf(ownerId, (await lockPins(tx, [pinId])).values()) : [];
  // Whoever deleted it by hand does not want it back; one that was purged is made anew.
  if (!pin) return setPinOfProduct(tx, product, { state: 'WAITING', pinId: null, pinImageLink: null }, at);
  if (pin.deleted_at)
    return setPinOfProduct(tx, product, { state: 'FAILED', problem: 'pin-deleted', pinId, pinImageLink }, at);
  await editPinTexts(maker, tx, pin, { texts: textsOf(product), at });
  await setPinOfProduct(tx, product, { state: 'LIVE', pinId, pinImageLink }, at);
  await emitPinsChanged(maker, tx, [ownerId]);
}

function textsOf({
  title,
  description,
  link,
  price_value,
  price_currency,
  availability,
}: ProductRow): PinTexts {
  const price = { value: price_value, currency: price_currency };
  return { title, description, link, altText: '', isCommentsAllowed: true, price, availability };
}

export const makePinsJob = defineJob({
  name: 'catalogs.make-pins',
  data: z.object({ feed_id: idOption }),
  options: {
    concurrency: 1,
    singletonKey: ({ feed_id }) => feed_id,
    retryLimit: 5,
    retryDelay: 30,
    expireInSeconds: 3600,
  },
  run: (maker: Maker, { feed_id }, { signal }) => makePins(maker, feed_id, signal),
});
