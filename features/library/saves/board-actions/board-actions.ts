import { REPORTED_EVENTS, VIEW_TYPES } from '#features/measure/events/event.ts';
import type { OptionsOf } from '#platform/resource/call.ts';

export type ActionsSurface = 'board' | 'profileBoards' | 'profilePins' | 'section';

export interface BoardHandlers {
  createPin: () => void;
  createStory?: () => void;
  createBoard?: () => void;
  addSection?: () => void;
  editDates?: () => void;
  openTodos?: () => void;
}

export type ActionName = 'pin' | 'story' | 'board' | 'section' | 'date' | 'todos';

/** It has two parts; a section has no menu. */
export function actionsOn(
  surface: ActionsSurface,
  actions: BoardHandlers,
  isPinHidden: boolean,
): { create: ActionName[]; add: ActionName[] } {
  if (surface === 'section') return { create: [], add: [] };
  const isBoard = surface === 'board';
  return {
    create: only({
      pin: !isPinHidden,
      story: actions.createStory !== undefined,
      board: surface === 'profileBoards' && actions.createBoard !== undefined,
    }),
    add: only({
      section: isBoard && actions.addSection !== undefined,
      date: isBoard && actions.editDates !== undefined,
      todos: isBoard && actions.openTodos !== undefined,
    }),
  };
}

function only(offers: Partial<Record<ActionName, boolean>>): ActionName[] {
  const names: ActionName[] = ['pin', 'story', 'board', 'section', 'date', 'todos'];
  return names.filter((name) => offers[name]);
}

/** What hints at the plus point at. */
export function anchorsAt(
  surface: ActionsSurface,
  { editDates }: BoardHandlers,
  isFirst = false,
): string | undefined {
  if (surface === 'profileBoards') return isFirst ? 'own-boards-plus first-board-plus' : 'own-boards-plus';
  if (surface !== 'board') return undefined;
  return editDates ? 'board-plus board-plus-dates' : 'board-plus';
}

interface Opening {
  surface: ActionsSurface;
  onOpen?: (() => void) | undefined;
  sendEvent: (event: OptionsOf<'EventResource.create'>) => void;
}

export function beginActions({ surface, onOpen, sendEvent }: Opening): void {
  onOpen?.();
  sendEvent({
    event_type: REPORTED_EVENTS.click,
    view_type: VIEW_OF[surface],
    component: 'board_actions',
    element: 'plus_button',
    view_parameter: surface,
  });
}

const VIEW_OF = {
  board: VIEW_TYPES.board,
  section: VIEW_TYPES.section,
  profileBoards: VIEW_TYPES.profile,
  profilePins: VIEW_TYPES.profile,
} as const satisfies Record<ActionsSurface, number>;
