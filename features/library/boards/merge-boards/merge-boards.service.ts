import { type ActingFor, requireActingFor } from '#features/core/identity/acting-access.ts';
import { emitPinsChanged, lockPins, pinsOn, putOnBoard } from '#features/library/pins/pin-rows.service.ts';
import type { AllowedBoard } from '#features/library/work/board-proof.ts';
import {
  type BoardWork,
  beginWork,
  defineBoardWork,
  handToJob,
  isBoardBusy,
  isBoardLeaving,
  lockWorkOn,
  STEP_PINS,
  type WorkStep,
  workOnceBegun,
} from '#features/library/work/board-work.service.ts';
import {
  type ActionRow,
  advanceAction,
  echoOf,
  endAction,
  findAction,
  findActionToward,
  type LockedAction,
  lockBoardsOfMember,
} from '#features/library/work/board-work.store.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { notFound } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { countBoard } from '../board-counts.service.ts';
import { allowedAmong, isOwnDeletedBoard, requireLockedFor } from '../board-lock.service.ts';
import { freeSlug, isSameName, MOST_SECTIONS, slugOf } from '../board-name.ts';
import { addPlaces, unplacePins } from '../board-places.service.ts';
import { listNextPlaces, type PlacedPin } from '../board-places.store.ts';
import type { Refused } from '../board-refusals.ts';
import { addFormerSectionSlugs, listKnownSectionSlugs } from '../former-section-slugs.store.ts';
import {
  bringFollowers,
  type CardRow,
  insertSections,
  listRankedSections,
  type MergeInput,
  type MergePayload,
  markMerged,
  mergePayload,
  type NewSection,
  notePlaces,
  requireCard,
} from './merge-boards.store.ts';

/** Takes its sections along if the viewer may edit the target. Returns the action as the target shows it. */
export async function mergeBoards(
  context: ContextFor<'person'>,
  input: MergeInput,
  subject: ActingFor,
): Promise<ActionRow | Refused> {
  requireActingFor(context.viewer, subject, 'edit-boards');
  const { sourceId, targetId } = input;
  if (sourceId === targetId) return { refused: 'merge-into-itself' };
  try {
    const begun = await context.db.transaction((tx) => begin(context, tx, input));
    if ('refused' in begun) return begun;
    return await requireEcho(context, begun);
  } catch (refusal) {
    const done =
      (await isOwnDeletedBoard(context, sourceId)) && (await findActionToward(context.db, 'merge', input));
    if (!done) throw refusal;
    return requireEcho(context, done);
  }
}

async function begin(context: Context, tx: Transaction, input: MergeInput): Promise<ActionRow | Refused> {
  const { clock, jobs } = context;
  const { sourceId, targetId } = input;
  const locked = await lockBoardsOfMember(tx, [sourceId, targetId], context.viewer.id);
  const source = await requireLockedFor(context, tx, 'merge', sourceId, locked);
  const target = await requireLockedFor(context, tx, 'save', targetId, locked);
  const edited = (await allowedAmong(context, tx, 'edit', locked)).get(targetId);
  const again = await findActionToward(tx, 'merge', input);
  if (again && !again.finished_at) return again;
  if ((await isBoardBusy(tx, sourceId)) || (await isBoardLeaving(tx, targetId))) {
    return { refused: 'board-busy' };
  }
  const at = clock.now();
  const adopted = edited
    ? await adoptSections(tx, sourceId, edited, at)
    : { sections: {}, made_sections: [] };
  const card = await requireCard(tx, sourceId);
  const work = { kind: 'merge', at } as const;
  const echo = await beginWork(tx, { ...work, board: target, isOrigin: false, payload: {} });
  const payload: MergePayload = { target_id: targetId, echo_id: echo.id, ...keptOf(card), ...adopted };
  const action = await beginWork(tx, { ...work, board: source, isOrigin: true, payload: { ...payload } });
  await handToJob({ jobs }, tx, mergeBoardsJob, action);
  if (card.pin_count <= STEP_PINS) workOnceBegun(context, tx, moveNextBatch, action.id);
  return action;
}

/** What the board's card shows, stored for while it is deleted and for when it is restored. */
function keptOf({ pin_count, cover_pin_id, cover_signature, cover_crop, cover_pins }: CardRow) {
  const cover = cover_pin_id && cover_signature;
  return {
    total: pin_count,
    cover: cover ? { pin_id: cover_pin_id, signature: cover_signature, crop: cover_crop } : null,
    cover_pins,
  };
}

async function requireEcho({ db }: Context, action: ActionRow): Promise<ActionRow> {
  const echoId = echoOf(action);
  const echo = echoId && (await findAction(db, echoId));
  if (!echo) throw notFound('board');
  return echo;
}

/**
 * Stops when there is no room; pins of the rest end up outside sections. The source's section addresses lead to the
 * target's.
 */
async function adoptSections(
  tx: Transaction,
  sourceId: Id,
  target: AllowedBoard<'edit'>,
  at: Date,
): Promise<Pick<MergePayload, 'sections' | 'made_sections'>> {
  const there = await listRankedSections(tx, target.id);
  const taken = new Set(there.map((section) => section.slug));
  const missing: (NewSection & { formerId: Id })[] = [];
  const sections: Record<string, Id> = {};
  for (const { id, title, rank } of await listRankedSections(tx, sourceId)) {
    const duplicate = there.find((section) => isSameName(section.title, title));
    if (duplicate) sections[id] = duplicate.id;
    if (duplicate || there.length + missing.length >= MOST_SECTIONS) continue;
    const slug = freeSlug(slugOf(title, 'section'), taken);
    taken.add(slug);
    missing.push({ formerId: id, title, slug, rank });
  }
  const made = await insertSections(tx, target, missing, at);
  for (const { formerId, slug } of missing) {
    const id = made.get(slug);
    if (id) sections[formerId] = id;
  }
  const led = (await listKnownSectionSlugs(tx, sourceId, at)).flatMap(({ section_id, ...rest }) => {
    const successor = taken.has(rest.slug) ? undefined : sections[section_id];
    return successor ? [{ ...rest, section_id: successor }] : [];
  });
  await addFormerSectionSlugs(tx, target, led);
  return { sections, made_sections: [...made.values()] };
}

/** Pins saved during the merge are moved too: it ends only when a scan from the start finds none. */
export const moveNextBatch: WorkStep = async (platform, actionId, alongside) => {
  const { db, clock } = platform;
  const known = await findAction(db, actionId);
  if (!known || known.finished_at) return false;
  const merge = mergePayload.parse(known.payload);
  return db.transaction(async (tx) => {
    const work = await lockWorkOn(tx, known, [merge.target_id]);
    if (!work) return false;
    const { action, boards } = work;
    const [source, target] = [boards.get(known.board_id), boards.get(merge.target_id)];
    const at = clock.now();
    if (!source || source.deleted_at || !target || target.deleted_at) {
      await endAction(tx, action, at, 'one of the boards is gone');
      return false;
    }
    const places = await listNextPlaces(tx, source.id, { cursor: action.cursor, limit: STEP_PINS });
    await emitPinsChanged(platform, tx, await movePlaces(tx, places, { source, target, merge, at }));
    const isAll = action.cursor === null && places.length < STEP_PINS;
    if (isAll && !(await bringFollowers(tx, source, target, at))) {
      await finishMerge(tx, action, { source, merge, at });
      return false;
    }
    await advance(tx, action, merge, places);
    await alongside(tx);
    return true;
  });
};

interface Move {
  source: AllowedBoard<'work'>;
  target: AllowedBoard<'work'>;
  merge: MergePayload;
  at: Date;
}

/** Pins keep their rank and save time and take the target's privacy. Returns their pinners. */
async function movePlaces(
  tx: Transaction,
  places: readonly PlacedPin[],
  { source, target, merge, at }: Move,
): Promise<Id[]> {
  if (places.length === 0) return [];
  const ids = places.map((place) => place.pin_id);
  const pins = await lockPins(tx, ids);
  await notePlaces(tx, source, places);
  await unplacePins(
    tx,
    new Map([[source.id, source]]),
    places.map(({ pin_id, board_id }) => ({ id: pin_id, board_id })),
  );
  await putOnBoard(tx, pinsOn(new Map([[source.id, source]]), pins.values()), {
    boardId: target.id,
    privacy: target.privacy,
    at,
  });
  const moved = places.map((place) => ({
    ...place,
    board_id: target.id,
    section_id: merge.sections[place.section_id ?? ''] ?? null,
  }));
  await addPlaces(tx, new Map([[target.id, target]]), moved, at);
  return [...pins.values()].map((pin) => pin.pinner_id);
}

async function advance(
  tx: Transaction,
  action: LockedAction,
  { total }: MergePayload,
  places: readonly PlacedPin[],
): Promise<void> {
  const last = places.length < STEP_PINS ? undefined : places.at(-1);
  const progress = action.progress + places.length / Math.max(total, 1);
  await advanceAction(tx, action, { progress, cursor: last?.pin_id ?? null });
}

interface Ending {
  source: AllowedBoard<'work'>;
  merge: MergePayload;
  at: Date;
}

async function finishMerge(
  tx: Transaction,
  action: LockedAction,
  { source, merge, at }: Ending,
): Promise<void> {
  await markMerged(tx, source, merge, at);
  await endAction(tx, action, at);
  await countBoard(tx, source, -1);
}

export const mergeBoardsJob: BoardWork = defineBoardWork('boards.merge', moveNextBatch);
