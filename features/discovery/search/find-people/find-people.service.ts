import { findVisiblePeople } from '#features/core/people/person.service.ts';
import type { PersonCardRow } from '#features/core/people/person-row.ts';
import { type FollowStanding, mapFollowStanding } from '#features/social/follows/follow-asked.service.ts';
import type { Context } from '#platform/resource/context.ts';
import { readOnce } from '#platform/resource/once.ts';
import type { PageRequest } from '#platform/resource/resource.ts';
import { type FoundPage, fillPage, NOTHING_FOUND } from '../found-page.ts';
import { readQuery } from '../read-query/read-query.service.ts';
import { wordsOfEverybody } from '../read-query/vocabularies.service.ts';
import type { SoughtByName } from '../search-options.ts';
import { listFoundPeople } from './find-people.store.ts';

type Asked = PageRequest & { pageSize: number };

/** Private profiles are included: everyone may see their names. */
export async function findPeople(
  context: Context,
  sought: SoughtByName,
  asked: Asked,
): Promise<FoundPage<PersonCardRow>> {
  const read = () => readPeople(context, sought, asked);
  const key = () => JSON.stringify([sought.query, Boolean(sought.auto_correction_disabled), asked.pageSize]);
  return asked.after ? read() : readOnce(context, `found people ${key()}`, read);
}

async function readPeople(
  context: Context,
  { query: text, auto_correction_disabled }: SoughtByName,
  asked: Asked,
): Promise<FoundPage<PersonCardRow>> {
  if (text === '') return NOTHING_FOUND;
  const toRead = { query: text, isExact: Boolean(auto_correction_disabled), hasForms: false };
  const query = await readQuery(context, toRead, wordsOfEverybody(context.db, 'people'));
  const name = text.replace(/^@/, '');
  return fillPage(asked, {
    query,
    read: (after, limit) => listFoundPeople(context.db, { query, name, after, limit }),
    present: async (rows) => {
      const ids = rows.map(({ id }) => id);
      const people = await findVisiblePeople(context, ids);
      return ids.flatMap((id) => people.get(id) ?? []);
    },
    idOf: ({ id }) => id,
  });
}

export interface PersonToFollow extends FollowStanding {
  row: PersonCardRow;
}

export async function findPeopleToFollow(
  context: Context,
  sought: SoughtByName,
  asked: Asked,
): Promise<FoundPage<PersonToFollow>> {
  const { items, ...page } = await findPeople(context, sought, asked);
  const standing = await mapFollowStanding(
    context,
    items.map(({ id }) => id),
  );
  return {
    items: items.flatMap((row) => {
      const follow = standing.get(row.id);
      return follow ? [{ row, ...follow }] : [];
    }),
    ...page,
  };
}
