import type { PersonCard } from '#features/core/people/wire/person-answer.ts';
import { listVisibleBoards } from '#features/library/boards/board.service.ts';
import type { BoardAnswer } from '#features/library/boards/wire/board-answer.ts';
import type { Context } from '#platform/resource/context.ts';
import { findBoards } from '../find-boards/find-boards.service.ts';
import { findPeople } from '../find-people/find-people.service.ts';
import { searchPath } from '../search-path.ts';
import { listOwnBoardsByName, listTopicNames } from './suggest.store.ts';
import type { Suggestion } from './suggestion.ts';

const MOST_PEOPLE = 3;
const NAMED_BOARDS = 6;

interface Input {
  term: string;
  /** Only the viewer's own things. */
  isOwn: boolean;
  limit: number;
}

/**
 * Suggestions for a typed text: the text itself, matching topics and board names, the viewer's own boards, then
 * people. Everything is visible to the viewer.
 */
export async function suggest(context: Context, { term, isOwn, limit }: Input): Promise<Suggestion[]> {
  if (term === '') return [];
  const { db } = context;
  const [own, topics, named, people] = await Promise.all([
    listOwnBoards(context, term),
    isOwn ? [] : listTopicNames(db, term, limit),
    isOwn ? [] : findBoards(context, { query: term }, { after: null, pageSize: NAMED_BOARDS }).then(itemsOf),
    isOwn ? [] : findPeople(context, { query: term }, { after: null, pageSize: MOST_PEOPLE }).then(itemsOf),
  ]);
  const others = [...own.map(presentBoard), ...people.map(presentPerson)];
  const words = textOf([term, ...topics, ...named.map(({ name }) => name)], isOwn);
  return [...words.slice(0, Math.max(1, limit - others.length)), ...others].slice(0, limit);
}

const itemsOf = <Item>(page: { items: Item[] }) => page.items;

async function listOwnBoards(context: Context, term: string): Promise<BoardAnswer[]> {
  const { db, viewer } = context;
  return viewer.id ? listVisibleBoards(context, await listOwnBoardsByName(db, viewer.id, term)) : [];
}

/** Each once, ignoring case. */
function textOf(words: readonly string[], isOwn: boolean): Suggestion[] {
  const once = [...new Set(words.map((word) => word.toLowerCase()))];
  return once.map((query, index) => ({
    type: 'query',
    label: query,
    query,
    url: searchPath({ type: isOwn ? 'own_pins' : 'default', query, source: 'autocomplete' }),
    resultIndex: index,
  }));
}

function presentBoard(board: BoardAnswer): Suggestion {
  const { id, name, url, image_cover_url, privacy, pin_count } = board;
  return { type: 'board', id, label: name, url, image_cover_url, privacy, pin_count };
}

function presentPerson({ id, username, full_name, image_small_url }: PersonCard): Suggestion {
  return { type: 'user', id, label: full_name, username, url: `/${username}/`, image_small_url };
}
