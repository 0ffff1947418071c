import { readStoredChoice } from '#features/core/consent/stored-choice.ts';
import { findSeenBoards } from '#features/library/boards/board.service.ts';
import { findSeenPins } from '#features/library/pins/pin.service.ts';
import { mayNote } from '#features/measure/events/event.service.ts';
import { EVENT_TYPES, type Measured, VIEW_TYPES } from '#features/measure/events/event.ts';
import { logMeasured } from '#features/measure/events/measured.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import { networkOf } from '#platform/rate/network-of.ts';
import { createThrottle, type ThrottleRule } from '#platform/rate/throttle.ts';
import type { Context } from '#platform/resource/context.ts';
import { SEND_EVERY_MS, type SeenKind } from './seen-things.ts';

export interface SeenThing {
  kind: SeenKind;
  id: Id;
  ms: number;
  is_new: boolean;
  clicks: number;
}

/** Stores what the viewer may see, is not theirs, and they allow us to note. */
export async function trackTime(context: Context, things: readonly SeenThing[]): Promise<void> {
  const { db, viewer, clock } = context;
  if (things.length === 0 || !(await isAllowed(context))) return;
  const { board: ofBoards = [], pin: ofPins = [] } = Object.groupBy(things, ({ kind }) =>
    kind === 'board' ? 'board' : 'pin',
  );
  const [pins, boards] = await Promise.all([
    ofPins.length > 0 ? findSeenPins(context, idsOf(ofPins)) : [],
    ofBoards.length > 0 ? findSeenBoards(context, idsOf(ofBoards)) : [],
  ]);
  const owned = new Map<Id, Owned>([
    ...pins.map((pin) => [pin.id, { ownerId: pin.pinner.id, boardId: pin.board_id }] as const),
    ...boards.map((board) => [board.id, { ownerId: board.owner_id, boardId: board.id }] as const),
  ]);
  const known = things.filter(({ id }) => owned.has(id) && owned.get(id)?.ownerId !== viewer.id);
  const counted = viewer.id ? known : await boundVisitor(context, known);
  const measured = counted.flatMap((thing) => {
    const of = owned.get(thing.id);
    return of ? measuredOf(thing, of) : [];
  });
  await logMeasured(db, viewer.id ?? null, measured, clock.now());
}

const idsOf = (things: readonly SeenThing[]): Id[] => [...new Set(things.map(({ id }) => id))];

/** As often as one person counts for a thing; a household or an office shares an address. */
const BY_ADDRESS: ThrottleRule = { name: 'time by address', most: 50, windowSeconds: 86_400 };

/** What a visitor's page sends at once; nobody can add up what comes from no one we know. */
const MOST_AT_ONCE = { ms: 2 * SEND_EVERY_MS, clicks: 1 };

async function boundVisitor(
  { db, clock, config, request }: Context,
  things: readonly SeenThing[],
): Promise<SeenThing[]> {
  if (things.length === 0) return [];
  const subjectOf = ({ id }: SeenThing) => `${networkOf(request.address)} ${id}`;
  const rule = { ...BY_ADDRESS, most: BY_ADDRESS.most * config.rateLimitFactor };
  const throttle = createThrottle(db, clock, config.secret);
  const allowed = await throttle.attemptEach(rule, things.map(subjectOf));
  return things
    .filter((thing) => allowed.has(subjectOf(thing)))
    .map(({ ms, clicks, ...thing }) => ({
      ...thing,
      ms: Math.min(ms, MOST_AT_ONCE.ms),
      clicks: Math.min(clicks, MOST_AT_ONCE.clicks),
    }));
}

interface Owned {
  ownerId: Id;
  boardId: Id | null;
}

function measuredOf({ kind, id, ms, is_new, clicks }: SeenThing, owned: Owned): Measured[] {
  const viewType = kind === 'board' ? VIEW_TYPES.board : VIEW_TYPES.pin;
  const seen = { viewType, component: kind, thingId: id, ...owned };
  const facts = {
    ...(ms > 0 && { ms }),
    ...(is_new && kind === 'pin_card' && { impressions: 1 }),
    ...(is_new && kind === 'closeup' && { closeups: 1 }),
  };
  const isPressed = clicks > 0 && kind !== 'board';
  return [
    ...(Object.keys(facts).length > 0 ? [{ ...seen, eventType: EVENT_TYPES.timeSpent, facts }] : []),
    ...(isPressed ? [{ ...seen, eventType: EVENT_TYPES.outboundClick, facts: { clicks } }] : []),
  ];
}

/** Unlike a view, time is not even counted without consent. A visitor's is in a cookie. */
async function isAllowed({ db, viewer, request }: Context): Promise<boolean> {
  if (viewer.kind === 'bot') return false;
  if (viewer.id) return mayNote(db, viewer.id, 'allow_analytic_cookies');
  const stored = readStoredChoice(request.headers.get('cookie') ?? '');
  return stored?.of === '' && stored.choice.allow_analytic_cookies;
}
