import type { AllowedBoard } from '#features/library/work/board-proof.ts';
import {
  type BegunWork,
  type BoardWork,
  beginWork,
  defineBoardWork,
  defineStep,
  findEcho,
  handToJob,
  isBoardBusy,
  isBoardLeaving,
  STEP_PINS,
  workOnceBegun,
} from '#features/library/work/board-work.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { notFound } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { countBoard } from '../board-counts.service.ts';
import { alsoAllowed, isOwnDeletedBoard, lockPairFor } from '../board-lock.service.ts';
import { freeSlug, isSameName, MOST_SECTIONS, slugOf } from '../board-name.ts';
import { moveToBoard } from '../board-places.service.ts';
import type { Refused } from '../board-refusals.ts';
import { addFormerSectionSlugs, listKnownSectionSlugs } from '../former-section-slugs.store.ts';
import {
  bringFollowers,
  findMerge,
  insertSections,
  listRankedSections,
  type MergeInput,
  type MergePayload,
  type MergeRow,
  markMerged,
  mergePayload,
  type NewSection,
  noteNextPlaces,
} from './merge-boards.store.ts';

/** Takes its sections along if the viewer may edit the target. Returns the action as the target shows it. */
export async function mergeBoards(
  context: ContextFor<'person'>,
  input: MergeInput,
): Promise<BegunWork | Refused> {
  const { sourceId, targetId } = input;
  if (sourceId === targetId) return { refused: 'merge-into-itself' };
  try {
    const begun = await context.db.transaction((tx) => begin(context, tx, input));
    if ('refused' in begun) return begun;
    return await requireEcho(context, begun);
  } catch (refusal) {
    const done = (await isOwnDeletedBoard(context, sourceId)) && (await findMerge(context.db, input));
    if (!done) throw refusal;
    return requireEcho(context, done);
  }
}

async function begin(context: Context, tx: Transaction, input: MergeInput): Promise<MergeRow | Refused> {
  const { sourceId, targetId } = input;
  const [source, target] = await lockPairFor(
    context,
    tx,
    { id: sourceId, to: 'merge' },
    { id: targetId, to: 'save' },
  );
  const again = await findMerge(tx, input);
  if (again && !again.finished_at) return again;
  if ((await isBoardBusy(tx, sourceId)) || (await isBoardLeaving(tx, targetId))) {
    return { refused: 'board-busy' };
  }
  const at = context.clock.now();
  const edited = alsoAllowed(context, 'edit', target);
  const adopted = edited
    ? await adoptSections(tx, sourceId, edited, at)
    : { sections: {}, made_sections: [] };
  const { pin_count: total, cover_pins, cover_pin_id: pin_id, cover_signature: signature } = source;
  const cover =
    pin_id && signature ? { pin_id, signature, crop: source.cover_crop && { ...source.cover_crop } } : null;
  const payload: MergePayload = { target_id: targetId, total, cover, cover_pins, ...adopted };
  const work = { kind: 'merge', board: source, echoOn: target, isOrigin: true, at } as const;
  const action = await beginWork(tx, { ...work, payload: { ...payload } });
  await handToJob(context, tx, mergeBoardsJob, action);
  if (total <= STEP_PINS) workOnceBegun(context, tx, moveNextBatch, action.id);
  return action;
}

async function requireEcho({ db }: Context, merge: MergeRow): Promise<BegunWork> {
  const echo = await findEcho(db, merge);
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

/**
 * Pins saved during the merge are moved too: it ends only when a scan from the start finds none. Only that step locks
 * the owner's counts, as moving pins locks a job that everybody else locks after the counts.
 */
export const moveNextBatch = defineStep(
  mergePayload,
  async ({ tx, platform, action: { cursor, progress }, board: source, boards, payload: merge, at }) => {
    const target = boards.get(merge.target_id);
    if (source.deleted_at || !target || target.deleted_at) return { failure: 'one of the boards is gone' };
    const places = await noteNextPlaces(tx, source, { cursor, limit: STEP_PINS });
    const there = places.map((place) => ({
      ...place,
      section_id: merge.sections[place.section_id ?? ''] ?? null,
    }));
    await moveToBoard(platform, tx, there, { from: source, to: target, at, pinnedAt: at });
    const isFull = places.length === STEP_PINS;
    const isLast = cursor === null && places.length === 0;
    if (isLast && !(await bringFollowers(tx, source, target, at))) {
      await markMerged(tx, source, merge, at);
      await countBoard(tx, source, -1);
      return 'done';
    }
    return {
      progress: progress + places.length / Math.max(merge.total, 1),
      cursor: isFull ? (places.at(-1)?.pin_id ?? null) : null,
    };
  },
  (merge) => [merge.target_id],
);

export const mergeBoardsJob: BoardWork = defineBoardWork('boards.merge', moveNextBatch);
