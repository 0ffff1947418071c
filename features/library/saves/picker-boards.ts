import { SAVE_BEHAVIORS, type SaveBehavior } from '#features/core/people/person.ts';
import type { BoardAnswer } from '#features/library/boards/wire/board-answer.ts';
import type { Privacy } from '#features/library/pins/pin.ts';
import { call } from '#platform/resource/client.ts';
import { asksSaveBehavior } from './save-target.ts';

export interface PickerBoard {
  id: string;
  name: string;
  url: string;
  privacy: Privacy;
  sectionCount: number;
  cover: { signature: string; color: string } | null;
}

export interface PickerBoards {
  boards: PickerBoard[];
  /** The server then searches names. */
  hasMore: boolean;
  saveBehavior: SaveBehavior;
}

export interface Saver {
  id: string;
  username: string;
  mayAdvertise?: boolean;
}

const FRESH_MS = 60_000;
const MOST_AT_ONCE = 250;
const MOST_FOUND = 50;
let held: { saverId: string; at: number; boards: Promise<PickerBoards> } | null = null;

/** Last used first; cached for a minute. */
export function loadPickerBoards(saver: Saver): Promise<PickerBoards> {
  const now = performance.now();
  if (held && held.saverId === saver.id && now - held.at < FRESH_MS) return held.boards;
  const boards = fetchPickerBoards(saver);
  held = { saverId: saver.id, at: now, boards };
  // The caller gets the failure; the next call asks again.
  boards.catch(forgetPickerBoards);
  return boards;
}

/** The next call fetches the list again. */
export function forgetPickerBoards(): void {
  held = null;
}

async function fetchPickerBoards({ username }: Saver): Promise<PickerBoards> {
  const { data } = await call('BoardPickerBoardsResource.get', {
    field_set_key: 'board_picker',
    page_size: MOST_AT_ONCE,
  });
  const boards = data.all_boards.map(pickerBoard);
  return { boards, hasMore: data.has_more, saveBehavior: await saveBehaviorOf(username, boards.length) };
}

async function saveBehaviorOf(username: string, boardCount: number): Promise<SaveBehavior> {
  if (!asksSaveBehavior(boardCount)) return SAVE_BEHAVIORS.showBoardPicker;
  const { data } = await call('UserResource.get', { username, field_set_key: 'save_behavior' });
  return data.save_behavior ?? SAVE_BEHAVIORS.showBoardPicker;
}

export async function findPickerBoards(query: string): Promise<PickerBoard[]> {
  const { data } = await call('BoardPickerBoardsResource.get', {
    field_set_key: 'board_picker',
    query,
    page_size: MOST_FOUND,
  });
  return data.all_boards.map(pickerBoard);
}

type Answered = Pick<BoardAnswer, 'id' | 'name' | 'url' | 'privacy' | 'section_count' | 'cover_images'>;

function pickerBoard(board: Answered): PickerBoard {
  const [cover] = board.cover_images;
  return {
    id: board.id,
    name: board.name,
    url: board.url,
    privacy: board.privacy,
    sectionCount: board.section_count,
    cover: cover ? { signature: cover.image_signature, color: cover.dominant_color } : null,
  };
}

/** Every typed word must occur, ignoring case and accents. */
export function searchBoards<Board extends { name: string }>(
  boards: readonly Board[],
  typed: string,
): Board[] {
  const pinText = plain(typed).split(/\s+/).filter(Boolean);
  return boards.filter(({ name }) => pinText.every((word) => plain(name).includes(word)));
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
