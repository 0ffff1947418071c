import { type ActingFor, requireActingFor } from '#features/core/identity/acting-access.ts';
import {
  type ActionRow,
  echoOf,
  findAction,
  insertAction,
} from '#features/library/work/blocking-action.store.ts';
import { codeOfAction, WHOLE_BOARD } from '#features/library/work/blocking-action.ts';
import { lockBoardsOfMember } from '#features/library/work/board-lock.store.ts';
import type { AllowedBoard } from '#features/library/work/board-proof.ts';
import { isBoardBusy, isBoardLeaving, STEP_PINS } from '#features/library/work/board-work.service.ts';
import { handToJob, workOnceBegun } from '#features/library/work/board-work-steps.service.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { notFound } from '#platform/resource/refusal.ts';
import type { ContextFor } from '#platform/resource/resource.ts';
import { isOwnDeletedBoard } from '../board.service.ts';
import { allowedAmong, requireLockedFor } from '../board-lock.service.ts';
import { freeSlug, isSameName, MOST_SECTIONS, slugOf } from '../board-name.ts';
import type { Refused } from '../board-refusals.ts';
import { addFormerSectionSlugs, listKnownSectionSlugs } from '../former-section-slugs.store.ts';
import { listSectionNames } from '../section-rows.store.ts';
import { insertSections, listRankedSections, type NewSection } from './adopt-sections.store.ts';
import { mergeBoardsJob } from './merge-boards.job.ts';
import { type CardRow, findMerge, requireCard } from './merge-boards.store.ts';
import type { MergeInput, MergePayload } from './merge-boards.ts';
import { moveNextBatch } from './move-next-batch.service.ts';

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
    const done = (await isOwnDeletedBoard(context, sourceId)) && (await findMerge(context.db, input));
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
  const again = await findMerge(tx, input);
  if (again && !again.finished_at) return again;
  if ((await isBoardBusy(tx, sourceId)) || (await isBoardLeaving(tx, targetId))) {
    return { refused: 'board-busy' };
  }
  const at = clock.now();
  const adopted = edited
    ? await adoptSections(tx, sourceId, edited, at)
    : { sections: {}, made_sections: [] };
  const card = await requireCard(tx, sourceId);
  const shared = { sectionId: WHOLE_BOARD, type: codeOfAction('merge'), at };
  const echo = await insertAction(tx, { ...shared, board: target, isOrigin: false, payload: {} });
  const payload: MergePayload = { target_id: targetId, echo_id: echo.id, ...keptOf(card), ...adopted };
  const action = await insertAction(tx, {
    ...shared,
    board: source,
    isOrigin: true,
    payload: { ...payload },
  });
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
  const there = await listSectionNames(tx, target.id);
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
