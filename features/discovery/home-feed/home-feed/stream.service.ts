import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { type FeedPlace, START } from './feed-place.ts';
import {
  listFollowedInRounds,
  listNewInRounds,
  type NewFrom,
  type PinInRounds,
  type Place,
} from './home-feed.store.ts';
import type { Followed } from './home-feed.ts';

/** How many pins of each stream are looked at to mix a page. */
const AHEAD = 80;

/** Pins in rounds, so that prolific people do not hide others. */
export interface Stream<From = unknown> {
  pins: (PinInRounds & { topic_id?: Id | null })[];
  place: Place<From>;
  /** Where it goes on after all of these. */
  end: Place<From> | null;
}

const ENDED: Stream<never> = { pins: [], place: START, end: null };

export async function lookAhead(
  context: Context,
  followed: Followed,
  place: FeedPlace,
): Promise<{ ofFollowed: Stream<number>; fresh: Stream<NewFrom> }> {
  const [ofFollowed, fresh] = await Promise.all([
    place.followed && context.viewer.id ? streamOfFollowed(context, followed, place.followed) : ENDED,
    place.fresh ? streamOfNew(context, followed, place.fresh) : ENDED,
  ]);
  const known = new Set(ofFollowed.pins.map((pin) => pin.id));
  return { ofFollowed, fresh: { ...fresh, pins: fresh.pins.filter((pin) => !known.has(pin.id)) } };
}

async function streamOfFollowed(
  { db }: Context,
  followed: Followed,
  place: Place<number>,
): Promise<Stream<number>> {
  const pins = await listFollowedInRounds(db, followed, place, AHEAD);
  const at = { ...place, from: place.from ?? pins[0]?.number ?? 0 };
  const isMore = pins.length === AHEAD || pins.some((pin) => pin.is_last);
  return { pins, place: at, end: isMore ? placeAfter(at, pins.at(-1)) : null };
}

async function streamOfNew(
  { db, viewer }: Context,
  followed: Followed,
  place: Place<NewFrom>,
): Promise<Stream<NewFrom>> {
  const { pins: all, from, following } = await listNewInRounds(db, viewer.id, followed, place.from);
  const left = all.filter(
    ({ round, number }) => round > place.round || (round === place.round && number < place.number),
  );
  const pins = left.slice(0, AHEAD);
  const at = { ...place, from: place.from ?? from };
  if (left.length > AHEAD) return { pins, place: at, end: placeAfter(at, pins.at(-1)) };
  return { pins, place: at, end: following && { ...START, from: following } };
}

function placeAfter<From>(place: Place<From>, pin: PinInRounds | undefined): Place<From> {
  return pin ? { ...place, round: pin.round, number: pin.number } : place;
}

/** The place just before the first pin that is still offered. */
export function whereItGoesOn<From>(
  { pins, place, end }: Stream<From>,
  offered: ReadonlySet<Id>,
): Place<From> | null {
  const next = pins.findIndex((pin) => offered.has(pin.id));
  return next < 0 ? end : placeAfter(place, pins[next - 1]);
}
