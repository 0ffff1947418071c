import { findOpenPeople, relationSeen } from '#features/core/people/person.service.ts';
import { maySeeThingsOf } from '#features/core/people/person-access.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context, Reading } from '#platform/resource/context.ts';
import { notFound } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { meetPinOfTry } from './met-pins.store.ts';
import { listVisiblePinIds, seesPin } from './pin.service.ts';
import {
  findTryById,
  listLikedTries,
  listTriesByIds,
  listTryAuthors,
  mapPinsOfTries,
  type TryRow,
} from './try.store.ts';

export interface ShownTry {
  row: TryRow;
  isLiked: boolean;
}

/** Keeps the order; leaves out tries of people hidden from the viewer. */
export async function showTries(context: Context, rows: readonly TryRow[]) {
  const authors = rows.map((row) => row.user_id);
  const [people, shown] = await Promise.all([findOpenPeople(context, authors), showEach(context, rows)]);
  return shown.flatMap((one) => {
    const user = people.get(one.row.user_id);
    return user ? [{ ...one, user }] : [];
  });
}

export type AuthoredTry = Awaited<ReturnType<typeof showTries>>[number];

/** The caller checks the pins. */
export async function listOpenTries(context: Context, ids: readonly Id[]): Promise<AuthoredTry[]> {
  return showTries(context, await listTriesByIds(context.db, ids));
}

/** The viewer is known to see the author. */
export async function showEach({ db, viewer }: Context, rows: readonly TryRow[]): Promise<ShownTry[]> {
  const ids = rows.map((row) => row.id);
  const liked = viewer.id ? await listLikedTries(db, viewer.id, ids) : new Set<Id>();
  return rows.map((row) => ({ row, isLiked: liked.has(row.id) }));
}

export interface OpenTries {
  count: number;
  /** Of those who gave stars; null if nobody did. */
  rating: { average: number; count: number } | null;
}

/** Of people whom the viewer sees. */
export async function summarizeOpenTries(context: Context, pinId: Id): Promise<OpenTries> {
  const tries = await listTryAuthors(context.db, pinId);
  const people = await findOpenPeople(
    context,
    tries.map(({ user_id }) => user_id),
  );
  const seen = tries.filter(({ user_id }) => people.has(user_id));
  const stars = seen.flatMap((one) => one.stars ?? []);
  const sum = stars.reduce((all, one) => all + one, 0);
  return {
    count: seen.length,
    rating: stars.length > 0 ? { average: sum / stars.length, count: stars.length } : null,
  };
}

/** Leaves out pins they may no longer see. */
export async function findPinsOfOwnTries(
  context: ContextFor<'person'>,
  ids: readonly Id[],
): Promise<Map<Id, Id>> {
  const pins = await mapPinsOfTries(context.db, context.viewer.id, ids);
  if (pins.size === 0) return pins;
  const visible = new Set(await listVisiblePinIds(context, [...new Set(pins.values())]));
  return new Map([...pins].filter(([, pinId]) => visible.has(pinId)));
}

/** @throws Refusal 'not-found' if the viewer may not see the pin or the author */
export async function requireTry(context: Reading, id: Id): Promise<TryRow> {
  const { db, viewer } = context;
  const met = await meetPinOfTry(context, id);
  if (!met || !seesPin(context, met)) throw notFound('try');
  const { facts, relation } = met.author;
  if (!maySeeThingsOf(viewer, facts, relationSeen(context, relation))) throw notFound('try');
  const row = await findTryById(db, id);
  if (!row) throw notFound('try');
  return row;
}
