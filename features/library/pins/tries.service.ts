import { findOpenPeople, relationSeen } from '#features/core/people/person.service.ts';
import { maySeeThingsOf } from '#features/core/people/person-access.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import { allow } from '#platform/resource/allowed.ts';
import type { Context, Reading } from '#platform/resource/context.ts';
import { notFound } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { meetPinOfTry } from './met-pins.store.ts';
import { seesPin } from './pin.service.ts';
import type { AllowedPin } from './pin-proof.ts';
import { lockPins } from './pin-rows.service.ts';
import {
  addToTryCount,
  findPinOfTry,
  findTryById,
  listLikedTries,
  listTriesByIds,
  listTryAuthors,
  setRemoved,
  type TryRow,
} from './try.store.ts';
import { markTried, unmarkTried } from './try-pin/try-pin.store.ts';

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

/** The caller checks the pins. */
export async function mapOwnTries(
  { db, viewer }: ContextFor<'person'>,
  ids: readonly Id[],
): Promise<Map<Id, TryRow>> {
  const rows = ids.length > 0 ? await listTriesByIds(db, ids) : [];
  return new Map(rows.filter((row) => row.user_id === viewer.id).map((row) => [row.id, row]));
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

/** Returns the signature of its photo. */
export async function removeTry(tx: Transaction, id: Id, at: Date): Promise<string | null> {
  const pin = await lockPinToModerate(tx, id);
  const row = pin && (await setRemoved(tx, pin, id, at));
  if (!row) return null;
  await addToTryCount(tx, pin, -1);
  await unmarkTried(tx, pin, row.user_id);
  return row.photo;
}

/** Does nothing if its author has posted a new one. Returns the signature of the photo it shows. */
export async function bringTryBack(tx: Transaction, id: Id): Promise<string | null> {
  const pin = await lockPinToModerate(tx, id);
  const row = pin && (await setRemoved(tx, pin, id, null));
  if (!row) return null;
  await addToTryCount(tx, pin, 1);
  await markTried(tx, pin, row);
  return row.photo;
}

async function lockPinToModerate(tx: Transaction, tryId: Id): Promise<AllowedPin<'moderate'> | null> {
  const pinId = await findPinOfTry(tx, tryId);
  const pin = pinId && (await lockPins(tx, [pinId])).get(pinId);
  return pin ? allow(pin, 'moderate') : null;
}
