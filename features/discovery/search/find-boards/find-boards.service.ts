import { arePrivateOpen } from '#features/core/people/person.service.ts';
import { listVisibleBoards, type ShownBoard } from '#features/library/boards/board.service.ts';
import type { Context } from '#platform/resource/context.ts';
import { readOnce } from '#platform/resource/once.ts';
import type { PageRequest } from '#platform/resource/resource.ts';
import { type FoundPage, fillPage, NOTHING_FOUND } from '../found-page.ts';
import { readQuery } from '../read-query/read-query.service.ts';
import { wordsOfEverybody } from '../read-query/vocabularies.service.ts';
import type { SoughtByName } from '../search-options.ts';
import { listFoundBoards } from './find-boards.store.ts';

type Asked = PageRequest & { pageSize: number };

export async function findBoards(
  context: Context,
  sought: SoughtByName,
  asked: Asked,
): Promise<FoundPage<ShownBoard>> {
  const read = () => readBoards(context, sought, asked);
  const key = () => JSON.stringify([sought.query, Boolean(sought.auto_correction_disabled), asked.pageSize]);
  return asked.after ? read() : readOnce(context, `found boards ${key()}`, read);
}

async function readBoards(
  context: Context,
  { query: text, auto_correction_disabled }: SoughtByName,
  asked: Asked,
): Promise<FoundPage<ShownBoard>> {
  if (text === '') return NOTHING_FOUND;
  const { db, viewer } = context;
  const looking = { viewerId: viewer.id, arePrivateOpen: arePrivateOpen(context) };
  const toRead = { query: text, isExact: Boolean(auto_correction_disabled), hasForms: true };
  const query = await readQuery(context, toRead, wordsOfEverybody(db, 'boards'));
  return fillPage(asked, {
    query,
    read: (after, limit) => listFoundBoards(db, looking, { query, after, limit }),
    present: (rows) =>
      listVisibleBoards(
        context,
        rows.map(({ id }) => id),
      ),
    idOf: ({ row }) => row.id,
  });
}
