import { findVisiblePeople } from '#features/core/people/person.service.ts';
import type { PersonCardRow } from '#features/core/people/person-row.ts';
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
