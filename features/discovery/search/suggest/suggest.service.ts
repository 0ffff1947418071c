import type { PersonCardRow } from '#features/core/people/person-row.ts';
import { listVisibleBoards, type ShownBoard } from '#features/library/boards/board.service.ts';
import type { Context } from '#platform/resource/context.ts';
import { findBoards } from '../find-boards/find-boards.service.ts';
import { findPeople } from '../find-people/find-people.service.ts';
import { readQuery } from '../read-query/read-query.service.ts';
import { wordsOfEverybody } from '../read-query/vocabularies.service.ts';
import { listOwnBoardsByName, listTopicNames } from './suggest.store.ts';

const MOST_PEOPLE = 3;
const NAMED_BOARDS = 6;

interface Input {
  term: string;
  isOwn: boolean;
  limit: number;
}

export interface Suggested {
  texts: string[];
  boards: ShownBoard[];
  people: PersonCardRow[];
}

/** The text itself, matching topics and board names, the viewer's own boards, then people; corrected if there are none. */
export async function suggest(context: Context, input: Input): Promise<Suggested> {
  const { term, isOwn } = input;
  if (term === '') return { texts: [], boards: [], people: [] };
  const suggested = await suggestFor(context, input);
  if (isOwn || suggested.texts.length + suggested.boards.length + suggested.people.length > 1)
    return suggested;
  const toRead = { query: term, isExact: false, hasForms: false };
  const { correction } = await readQuery(context, toRead, wordsOfEverybody(context.db, 'all'));
  const meant = correction && (await suggestFor(context, { ...input, term: correction }));
  const isSomething = meant && meant.texts.length + meant.people.length > 1;
  return isSomething
    ? { ...meant, texts: onceEach([term, ...meant.texts]).slice(0, input.limit) }
    : suggested;
}

async function suggestFor(context: Context, { term, isOwn, limit }: Input): Promise<Suggested> {
  const { db, locale } = context;
  const sought = { query: term, auto_correction_disabled: true };
  const [own, topics, named, people] = await Promise.all([
    listOwnBoards(context, term),
    isOwn ? [] : listTopicNames(db, { term, locale, limit }),
    isOwn ? [] : findBoards(context, sought, { after: null, pageSize: NAMED_BOARDS }).then(itemsOf),
    isOwn ? [] : findPeople(context, sought, { after: null, pageSize: MOST_PEOPLE }).then(itemsOf),
  ]);
  const all = onceEach([term, ...topics, ...named.map(({ row }) => row.name)]);
  const texts = all.slice(0, Math.max(1, limit - own.length - people.length));
  const boards = own.slice(0, limit - texts.length);
  return { texts, boards, people: people.slice(0, limit - texts.length - boards.length) };
}

const itemsOf = <Item>(page: { items: Item[] }) => page.items;

async function listOwnBoards(context: Context, term: string): Promise<ShownBoard[]> {
  const { db, viewer } = context;
  return viewer.id ? listVisibleBoards(context, await listOwnBoardsByName(db, viewer.id, term)) : [];
}

const onceEach = (texts: readonly string[]) => [...new Set(texts.map((text) => text.toLowerCase()))];
