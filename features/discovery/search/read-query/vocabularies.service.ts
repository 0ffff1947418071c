import { listVisiblePinIds } from '#features/library/pins/pin.service.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import { countFound, listKnownForms, readKnownWords, type Searched } from './known-words.store.ts';
import { type Asked, readWordRows, type Vocabulary, type WordRow } from './vocabulary.ts';
import {
  listPinIdsOnBoard,
  readOwnWords,
  readWordsOfOther,
  readWordsOfPins,
} from './words-of-place.store.ts';

/** The words of what everybody may find, as they were last counted. */
export function wordsOfEverybody(db: Queryable, searched: Searched): Vocabulary {
  return {
    read: async (asked) => readWordRows(await readKnownWords(db, searched, asked)),
    countNow: async (terms) => {
      const rows = await countFound(db, searched, terms);
      const counts = new Map<string, number>();
      for (const { word, count } of rows) counts.set(word, (counts.get(word) ?? 0) + count);
      return counts;
    },
    listForms: (stems, languages) => listKnownForms(db, searched, { stems, languages }),
  };
}

/** Those of a place are read with each search: what few may see is not in a table of words. */
function wordsOfPlace(readRows: (asked: Asked) => Promise<WordRow[]>): Vocabulary {
  let rows: Promise<WordRow[]> = Promise.resolve([]);
  const known = async () => (await rows).filter(({ role }) => role === 'known');
  return {
    read: async (asked) => {
      rows = readRows(asked);
      const read = readWordRows(await rows);
      const begun = read.known.filter(({ word }) => asked.begun && word.startsWith(asked.begun));
      return { ...read, begunCount: begun.reduce((sum, { count }) => sum + count, 0) };
    },
    countNow: async (terms) => {
      const asked = new Set(terms.map(({ word }) => word));
      return new Map((await known()).flatMap(({ word, count }) => (asked.has(word) ? [[word, count]] : [])));
    },
    listForms: async (stems) =>
      (await known()).filter((word) => word.stems.some((stem) => stems.includes(stem))),
  };
}

/** Of their pins, secret ones too, and of what only they see of them. */
export function wordsOfOwn(db: Queryable, person: { id: Id; areMarksOpen: boolean }): Vocabulary {
  return wordsOfPlace((asked) => readOwnWords(db, person, asked));
}

export function wordsOfOther(db: Queryable, personId: Id): Vocabulary {
  return wordsOfPlace((asked) => readWordsOfOther(db, personId, asked));
}

/** As many as are ranked there. */
const MOST_ON_BOARD = 1000;

/** Of the pins there that the viewer may see. */
export function wordsOfBoard(context: Context, boardId: Id): Vocabulary {
  const { db } = context;
  return wordsOfPlace(async (asked) => {
    const ids = await listPinIdsOnBoard(db, boardId, MOST_ON_BOARD);
    return readWordsOfPins(db, await listVisiblePinIds(context, ids), asked);
  });
}
