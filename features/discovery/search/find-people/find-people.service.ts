import { findVisiblePeople } from '#features/core/people/person.service.ts';
import type { PersonCardRow } from '#features/core/people/person-row.ts';
import { type FollowStanding, mapFollowStanding } from '#features/social/follows/follow-asked.service.ts';
import type { Context } from '#platform/resource/context.ts';
import type { Page, PageRequest } from '#platform/resource/resource.ts';
import { fillPage } from '../found-page.ts';
import { listFoundPeople } from './find-people.store.ts';

/** Private profiles are included: everyone may see their names. */
export async function findPeople(
  context: Context,
  { query }: { query: string },
  request: PageRequest & { pageSize: number },
): Promise<Page<PersonCardRow>> {
  if (query === '') return { items: [], next: null };
  return fillPage(request, {
    read: (after, limit) => listFoundPeople(context.db, { query, after, limit }),
    present: async (rows) => {
      const ids = rows.map(({ id }) => id);
      const people = await findVisiblePeople(context, ids);
      return ids.flatMap((id) => people.get(id) ?? []);
    },
  });
}

export interface PersonToFollow extends FollowStanding {
  row: PersonCardRow;
}

export async function findPeopleToFollow(
  context: Context,
  sought: { query: string },
  request: PageRequest & { pageSize: number },
): Promise<Page<PersonToFollow>> {
  const { items, next } = await findPeople(context, sought, request);
  const standing = await mapFollowStanding(
    context,
    items.map(({ id }) => id),
  );
  return {
    items: items.flatMap((row) => {
      const follow = standing.get(row.id);
      return follow ? [{ row, ...follow }] : [];
    }),
    next,
  };
}
