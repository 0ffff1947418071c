import { type OfferedAd, offerAds, withAds } from '#features/ads/delivery/offer-ads.service.ts';
import { relationsOf } from '#features/core/people/person.service.ts';
import { listVisiblePins, type ShownPin } from '#features/library/pins/pin.service.ts';
import { maySeePin } from '#features/library/pins/pin-access.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import type { Page, PageRequest } from '#platform/resource/resource.ts';
import { type FeedPlace, keyOf, placeIn } from './feed-place.ts';
import { findFollowed } from './following-feed.store.ts';
import { mapPinFacts, type PinFacts } from './home-feed.store.ts';
import { type FeedPin, type Followed, NOTHING, reasonFor } from './home-feed.ts';
import { mixPins, SPAN } from './mix-pins.ts';
import { lookAhead, type Stream, whereItGoesOn } from './stream.service.ts';

/** For you: pins of what the viewer follows, mixed with new pins from everybody. */
export async function listHomeFeed(
  context: Context,
  { after, pageSize }: PageRequest & { pageSize: number },
): Promise<Page<FeedPin>> {
  const { db, viewer } = context;
  const place = placeIn(after);
  const followed = viewer.id ? await findFollowed(db, viewer.id, context.locale) : NOTHING;
  const [{ ofFollowed, fresh }, ads] = await Promise.all([
    lookAhead(context, followed, place),
    offerAds(context, { placement: 'home', cards: pageSize }),
  ]);
  const ahead = [...ofFollowed.pins, ...fresh.pins].map((pin) => pin.id);
  const facts = await mapPinFacts(db, viewer.id, [...new Set([...ahead, ...place.last, ...followed.hidden])]);
  const offered = await offeredAmong(context, facts, ahead, place);
  const factsOf = (ids: readonly Id[]) => ids.flatMap((id) => facts.get(id) ?? []);
  const left = ({ pins }: Stream) => factsOf(pins.map((pin) => pin.id).filter((id) => offered.has(id)));
  const mixed = mixPins(
    {
      followed: left(ofFollowed),
      fresh: left(fresh),
      before: factsOf(place.last),
      hidden: factsOf(followed.hidden),
    },
    pageSize,
  );
  for (const { id } of mixed) offered.delete(id);
  const next: FeedPlace = {
    followed: whereItGoesOn(ofFollowed, offered),
    fresh: whereItGoesOn(fresh, offered),
    last: [...place.last, ...mixed.map((pin) => pin.id)].slice(1 - SPAN),
    pictures: place.pictures,
  };
  const ids = mixed.map((pin) => pin.id);
  const items = await showPins(context, followed, { ids, ofFollowed, ads, place });
  const pictures = items.map(({ row }) => row.image_signature);
  return { items, next: keyOf(next, [...new Set([...mixed.map((pin) => pin.picture), ...pictures])]) };
}

/** Others' pins that the viewer may see and has not seen on the last pages. */
async function offeredAmong(
  context: Context,
  facts: ReadonlyMap<Id, PinFacts>,
  ids: readonly Id[],
  { pictures }: FeedPlace,
): Promise<Set<Id>> {
  const { viewer } = context;
  const found = ids.flatMap((id) => facts.get(id) ?? []);
  const people = found.flatMap(({ authorId, boardOwnerId }) => [
    authorId,
    ...(boardOwnerId ? [boardOwnerId] : []),
  ]);
  const relations = await relationsOf(context, [...new Set(people)]);
  const isOffered = (pin: PinFacts) =>
    pin.isOffered &&
    pin.authorId !== viewer.id &&
    !pictures.has(pin.picture) &&
    maySeePin(viewer, pinOf(pin), boardOf(pin), {
      pinner: relations.get(pin.authorId),
      boardOwner: pin.boardOwnerId ? relations.get(pin.boardOwnerId) : undefined,
    });
  return new Set(found.filter(isOffered).map((pin) => pin.id));
}

const pinOf = ({ boardId, privacy, authorId: id, authorIsActive, authorIsPrivate }: PinFacts) => ({
  board_id: boardId,
  privacy,
  pinner: { id, is_active: authorIsActive, is_private_profile: authorIsPrivate },
});

const boardOf = ({ boardOwnerId, boardPrivacy, ...board }: PinFacts) =>
  boardOwnerId && boardPrivacy
    ? {
        privacy: boardPrivacy,
        is_temporarily_disabled: board.boardIsDisabled === true,
        // Nobody needs the feed to find the pins of boards that they work on.
        is_mine: false,
        owner_id: boardOwnerId,
        owner_is_active: board.boardOwnerIsActive === true,
        owner_is_private_profile: board.boardOwnerIsPrivate === true,
      }
    : undefined;

interface Mixed {
  ids: readonly Id[];
  ofFollowed: Stream;
  ads: readonly OfferedAd[];
  place: FeedPlace;
}

/** Promoted pins are read with the others. */
async function showPins(
  context: Context,
  followed: Followed,
  { ids, ofFollowed, ads, place }: Mixed,
): Promise<FeedPin[]> {
  const wanted = new Set(ids);
  const shown = await listVisiblePins(context, [...new Set([...ids, ...ads.map(({ pinId }) => pinId)])]);
  const pins = shown.filter(({ row }) => wanted.has(row.id));
  const topics = new Map(ofFollowed.pins.map((pin) => [pin.id, pin.topic_id]));
  const withReason = (pin: ShownPin) => ({
    ...pin,
    reason: reasonFor(pin, followed, topics.get(pin.row.id)),
  });
  const reasoned: FeedPin[] = context.viewer.id ? pins.map(withReason) : pins;
  return withAds<FeedPin>(reasoned, ads, shown, place.pictures.has);
}
