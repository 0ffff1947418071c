import type { Id } from '#platform/ids/ids.ts';

/** What mixing needs to know of a pin. */
export interface MixedPin {
  id: Id;
  authorId: Id;
  boardId: Id | null;
  topicId: Id | null;
  picture: string;
  saves: number;
}

export interface Mixture {
  /** Each in its order: what the viewer follows, and what is new from everybody. */
  followed: readonly MixedPin[];
  fresh: readonly MixedPin[];
  /** The last ones of the pages before. */
  before: readonly MixedPin[];
  /** What the viewer hid. */
  hidden: readonly MixedPin[];
}

/** No author and no board is more than twice among this many pins in a row, and no topic more than four times. */
export const SPAN = 10;
const MOST_OF_AUTHOR = 2;
const MOST_OF_BOARD = 2;
const MOST_OF_TOPIC = 4;

/** Of three pins two are of what the viewer follows. */
const FOLLOWED_SHARE = 2;
/** The most places that saves move a pin forward, and that resembling hidden pins moves it back. */
const MOST_EARLIER = 10;
const MOST_LATER = 60;

/**
 * The next pins, as diverse as what is left allows. At most four authors can have two of the last nine pins, so the
 * bound on authors holds as long as five of them are left.
 */
export function mixPins({ before, hidden, ...streams }: Mixture, count: number): MixedPin[] {
  const left = inTurns(inOrder(streams.followed, hidden), inOrder(streams.fresh, hidden));
  const mixed = [...before];
  const pictures = new Set<string>();
  while (mixed.length - before.length < count) {
    const next = takeBest(left, mixed.slice(1 - SPAN));
    if (!next) break;
    if (pictures.has(next.picture)) continue;
    pictures.add(next.picture);
    mixed.push(next);
  }
  return mixed.slice(before.length);
}

/** The first that repeats least: authors count before boards, and these before topics. */
function takeBest(left: MixedPin[], last: readonly MixedPin[]): MixedPin | undefined {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [at, pin] of left.entries()) {
    const repeated = repetitionOf(pin, last);
    if (repeated < least) {
      best = at;
      least = repeated;
    }
    if (least === 0) break;
  }
  return left.splice(best, 1)[0];
}

function repetitionOf(pin: MixedPin, last: readonly MixedPin[]): number {
  let [ofAuthor, ofBoard, ofTopic] = [1 - MOST_OF_AUTHOR, 1 - MOST_OF_BOARD, 1 - MOST_OF_TOPIC];
  for (const { authorId, boardId, topicId } of last) {
    if (authorId === pin.authorId) ofAuthor += 1;
    if (pin.boardId && boardId === pin.boardId) ofBoard += 1;
    if (pin.topicId && topicId === pin.topicId) ofTopic += 1;
  }
  return Math.max(0, ofAuthor) * SPAN * SPAN + Math.max(0, ofBoard) * SPAN + Math.max(0, ofTopic);
}

interface PlacedPin {
  pin: MixedPin;
  /** In places. */
  later: number;
}

function inOrder(pins: readonly MixedPin[], hidden: readonly MixedPin[]): PlacedPin[] {
  const placed = pins.map((pin, at) => {
    const earlier = Math.min(MOST_EARLIER, 2 * Math.log2(1 + pin.saves));
    const later = likenessTo(hidden, pin);
    return { pin, later, place: at - earlier + later };
  });
  return placed.toSorted((a, b) => a.place - b.place);
}

function likenessTo(hidden: readonly MixedPin[], pin: MixedPin): number {
  const later = hidden.reduce(
    (sum, { authorId, boardId, topicId }) =>
      sum +
      (authorId === pin.authorId ? 20 : 0) +
      (boardId && boardId === pin.boardId ? 10 : 0) +
      (topicId && topicId === pin.topicId ? 10 : 0),
    0,
  );
  return Math.min(MOST_LATER, later);
}

/** Pins that resemble hidden ones also move behind those of the other stream. */
function inTurns(followed: readonly PlacedPin[], fresh: readonly PlacedPin[]): MixedPin[] {
  const turns = [
    ...followed.map(({ pin, later }, at) => ({ pin, turn: (at + 1) / FOLLOWED_SHARE + later })),
    ...fresh.map(({ pin, later }, at) => ({ pin, turn: at + 1 + later })),
  ];
  return turns.toSorted((a, b) => a.turn - b.turn).map(({ pin }) => pin);
}
