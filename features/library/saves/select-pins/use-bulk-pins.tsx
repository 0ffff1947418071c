import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { movesBack } from '#features/library/boards/parts/list-order.ts';
import { movePinsOf } from '#features/library/boards/parts/use-make-moves.ts';
import { notePinChanges } from '#features/library/pins/parts/pin-changes.ts';
import { CallRefused, type DataOf } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { type SaveTarget, targetName } from '../save-target.ts';
import { fetchIds } from './fetch-ids.ts';
import { inParts } from './in-parts.ts';
import { type FormerPlace, moveBack } from './move-back.ts';
import type { Selecting } from './selecting.ts';
import { type BulkAnswer, useBulkWork } from './use-bulk-work.tsx';

/** `left` more are chosen, to which this can't be done. */
export interface ChosenPins {
  ids: readonly string[];
  left: number;
}

const NO_ANSWER: BulkAnswer = { data: {} };

export function useMovePins(selecting: Selecting) {
  const { t } = useLingui();
  const carryOut = useBulkWork(selecting);
  const { on } = selecting;
  return async (chosen: ChosenPins, target: SaveTarget): Promise<void> => {
    const name = targetName(target, '');
    const list = await ownOrder(selecting, chosen.ids);
    const to = placeOf(target);
    const source = on && { source_board_id: on.board.id, source_board_section_id: on.section?.id ?? null };
    const from: FormerPlace[] = [];
    await carryOut({
      ...chosen,
      blocking: { kind: 'move_pins', boardId: to.board_id, name },
      begun: t`Moving to ${name}…`,
      done: (
        <Trans>
          Moved to <Link to={addressOf(target)}>{name}</Link>
        </Trans>
      ),
      show: (moved) =>
        notePinChanges(moved, { kind: 'moved', boardId: to.board_id, sectionId: to.board_section_id }),
      hide: (moved) => notePinChanges(moved, null),
      ask: async (selectedPinIds) => {
        const answer = await call('BulkEditResource.update', { ...to, ...source, selectedPinIds });
        from.push(...answer.data.former_places);
        return answer;
      },
      undoing: on && { kind: 'move_pins', boardId: on.board.id, name: on.section?.title ?? on.board.name },
      undo: async (moved) => {
        if (!on) return moveBack(from, moved);
        const back = { board_id: on.board.id, board_section_id: on.section?.id ?? null };
        const answers = await inParts(moved, (pin_ids) =>
          call('BulkEditResource.update', { ...back, pin_ids }),
        );
        await movePinsOf(on.board.id, on.list, movesBack(list, moved));
        return answers;
      },
    });
  };
}

/** `isOwn`: all are the viewer's own; others' pins are saved rather than copied. */
export function useCopyPins(selecting: Selecting) {
  const { t } = useLingui();
  const carryOut = useBulkWork(selecting);
  return async (chosen: ChosenPins, target: SaveTarget, isOwn: boolean): Promise<void> => {
    const name = targetName(target, '');
    const to = placeOf(target);
    const link = <Link to={addressOf(target)}>{name}</Link>;
    let copies: string[] = [];
    await carryOut({
      ...chosen,
      begun: isOwn ? t`Copying to ${name}…` : t`Saving to ${name}…`,
      done: isOwn ? <Trans>Copied to {link}</Trans> : <Trans>Saved to {link}</Trans>,
      ask: async (pin_ids) => {
        const { data } = await call('BulkEditResource.create', { ...to, pin_ids });
        copies = [...data.pin_ids, ...copies];
        return NO_ANSWER;
      },
      undoing: { kind: 'delete_pins', boardId: to.board_id, name },
      undo: () =>
        inParts(copies, (pin_ids) => call('BulkEditResource.delete', { pin_ids, board_id: to.board_id })),
    });
  };
}

export function useDeletePins(selecting: Selecting) {
  const { t } = useLingui();
  const carryOut = useBulkWork(selecting);
  const { on } = selecting;
  return async (chosen: ChosenPins): Promise<void> => {
    const name = on && (on.section?.title ?? on.board.name);
    const count = chosen.ids.length;
    await carryOut({
      ...chosen,
      blocking: on && name !== null ? { kind: 'delete_pins', boardId: on.board.id, name } : null,
      begun: name === null ? t`Deleting Pins…` : t`Deleting Pins from ${name}…`,
      done: () =>
        name === null
          ? t`${plural(count, { one: 'Deleted # Pin', other: 'Deleted # Pins' })}`
          : t`Deleted Pins from ${name}`,
      show: (deleted) => notePinChanges(deleted, { kind: 'deleted' }),
      hide: (deleted) => notePinChanges(deleted, null),
      ask: (pin_ids) => call('BulkEditResource.delete', { pin_ids, ...(on && { board_id: on.board.id }) }),
      undo: async (deleted) => {
        await inParts(deleted, (pin_ids) => call('PinRestoreResource.create', { pin_ids }));
        return [];
      },
    });
  };
}

/** Only own pins get them: others may have pins on the board. Those that did not have a tag lose it again by undo. */
export function useTagPins(selecting: Selecting) {
  const { t } = useLingui();
  const carryOut = useBulkWork(selecting);
  return async (chosen: ChosenPins, tags: readonly string[]): Promise<void> => {
    const tagged: DataOf<'TaggedPinsResource.create'>[] = [];
    await carryOut({
      ...chosen,
      left: () => chosen.left + chosen.ids.length - countOf(tagged),
      begun: t`Adding tags…`,
      done: () => {
        const count = countOf(tagged);
        return t`${plural(count, { one: 'Tagged # Pin', other: 'Tagged # Pins' })}`;
      },
      ask: ofOwn(chosen, async (pin_ids) => {
        tagged.push((await call('TaggedPinsResource.create', { pin_ids, tags: [...tags] })).data);
      }),
      undo: async () => {
        for (const { added } of tagged) {
          if (added.length > 0) await call('TaggedPinsResource.delete', { added });
        }
        return [];
      },
    });
  };
}

/** Only own pins get it, below what their notes say. */
export function useNotePins(selecting: Selecting) {
  const { t } = useLingui();
  const carryOut = useBulkWork(selecting);
  return async (chosen: ChosenPins, note: string): Promise<void> => {
    const noted: DataOf<'NotedPinsResource.create'>[] = [];
    await carryOut({
      ...chosen,
      left: () => chosen.left + chosen.ids.length - countOf(noted),
      begun: t`Adding your note…`,
      done: () => {
        const count = countOf(noted);
        return t`${plural(count, { one: 'Note added to # Pin', other: 'Note added to # Pins' })}`;
      },
      ask: ofOwn(chosen, async (pin_ids) => {
        noted.push((await call('NotedPinsResource.create', { pin_ids, note })).data);
      }),
      undo: async () => {
        for (const { pin_ids } of noted) await call('NotedPinsResource.delete', { pin_ids, note });
        return [];
      },
    });
  };
}

const countOf = (answers: readonly { pin_ids: readonly string[] }[]) =>
  answers.reduce((sum, { pin_ids }) => sum + pin_ids.length, 0);

/** A part without own pins is passed over: other parts may have some. */
function ofOwn({ ids }: ChosenPins, ask: (part: string[]) => Promise<void>) {
  return async (part: string[]): Promise<BulkAnswer> => {
    try {
      await ask(part);
    } catch (error) {
      const hasNone = error instanceof CallRefused && error.reason === 'not-your-pin';
      if (!hasNone || part.length === ids.length) throw error;
    }
    return NO_ANSWER;
  };
}

/** Where they stood among all pins of the board or section, to put them back; nowhere if that cannot be known. */
async function ownOrder({ on, order }: Selecting, ids: readonly string[]): Promise<readonly string[]> {
  if (!on?.narrowed) return withRest(order.current, ids);
  return fetchIds(on.board.id, on.section?.id ?? null, undefined).catch(() => []);
}

/** Adds the selected pins that the page had not loaded yet. */
function withRest(list: readonly string[], chosen: readonly string[]): readonly string[] {
  const known = new Set(list);
  return [...list, ...chosen.filter((id) => !known.has(id))];
}

function placeOf({ board, section }: SaveTarget) {
  return { board_id: board?.id ?? '', board_section_id: section?.id ?? null };
}

function addressOf({ board, section }: SaveTarget): string {
  return section?.url ?? board?.url ?? '/';
}
