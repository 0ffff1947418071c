import type { PinAnswer } from '#features/library/pins/wire/pin-answer.ts';

export type PinTile = Pick<
  PinAnswer,
  'id' | 'image_signature' | 'dominant_color' | 'alt_text' | 'grid_title'
>;

export function pinTile({ id, image_signature, dominant_color, alt_text, grid_title }: PinTile): PinTile {
  return { id, image_signature, dominant_color, alt_text, grid_title };
}

export type OrganizeStep = 'SELECT_PINS' | 'PICK_BOARD' | 'CREATE_BOARD';

export interface Organizing {
  step: OrganizeStep;
  /** Ids in the order of selection. */
  selected: readonly string[];
}

export type OrganizeAction =
  | { action: 'toggle'; id: string }
  | { action: 'select'; ids: readonly string[] }
  | { action: 'next'; hasBoards: boolean }
  | { action: 'create' }
  | { action: 'back'; hasBoards: boolean };

export const NOTHING_ORGANIZED: Organizing = { step: 'SELECT_PINS', selected: [] };

export function mayGoOn({ selected }: Organizing): boolean {
  return selected.length > 0;
}

/** If there are no boards to choose from, the step that picks one is skipped both ways. */
export function organize(now: Organizing, action: OrganizeAction): Organizing {
  switch (action.action) {
    case 'toggle':
      return { ...now, selected: toggled(now.selected, action.id) };
    case 'select':
      return { ...now, selected: action.ids };
    case 'next':
      if (now.step !== 'SELECT_PINS' || !mayGoOn(now)) return now;
      return { ...now, step: action.hasBoards ? 'PICK_BOARD' : 'CREATE_BOARD' };
    case 'create':
      return now.step === 'PICK_BOARD' ? { ...now, step: 'CREATE_BOARD' } : now;
    case 'back':
      return { ...now, step: now.step === 'CREATE_BOARD' && action.hasBoards ? 'PICK_BOARD' : 'SELECT_PINS' };
  }
}

function toggled(selected: readonly string[], id: string): string[] {
  return selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id];
}
