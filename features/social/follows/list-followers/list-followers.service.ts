import { findVisiblePeople } from '#features/core/people/person.service.ts';
import type { PersonCardRow } from '#features/core/people/person-row.ts';
import { type PersonName, requireVisiblePerson } from '#features/core/people/visible-person.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { PageKey } from '#platform/resource/bookmark.ts';
import type { ContextFor, Page } from '#platform/resource/resource.ts';
import { type FollowStanding, mapFollowStanding } from '../follow-asked.service.ts';
import { type FollowRow, listFollowRows } from './list-followers.store.ts';
import { type FollowList, isNamed, SEARCHED_PEOPLE } from './list-followers.ts';

type Me = ContextFor<'person'>;

export interface ListedPersonRow extends FollowStanding {
  row: PersonCardRow;
}

interface Wanted {
  side: FollowList;
  after: PageKey | null;
  pageSize: number;
  /** Empty to list all. */
  query: string;
}

/** Empty where the profile is not open to the viewer. */
export async function listFollows(
  context: Me,
  name: PersonName,
  wanted: Wanted,
): Promise<Page<ListedPersonRow>> {
  const person = await requireVisiblePerson(context, name);
  if (!person.areThingsOpen) return { items: [], next: null };
  const { rows, people, next } = wanted.query
    ? await search(context, person.row.id, wanted)
    : await list(context, person.row.id, wanted);
  return { items: await withRelations(context, rows, people), next };
}

interface Found {
  rows: FollowRow[];
  people: Map<Id, PersonCardRow>;
  next: PageKey | null;
}

async function list(context: Me, userId: Id, wanted: Wanted): Promise<Found> {
  const limit = wanted.pageSize + 1;
  const found = await listFollowRows(context.db, wanted.side, userId, { after: keyOf(wanted.after), limit });
  const rows = found.slice(0, wanted.pageSize);
  const people = await peopleOf(context, rows);
  return { rows, people, next: found.length > rows.length ? lastOf(rows) : null };
}

/**
 * Names are stored with the people, so the list is searched in steps; where none match for long, the page ends empty.
 */
async function search(context: Me, userId: Id, { side, after, pageSize, query }: Wanted): Promise<Found> {
  const found: Found = { rows: [], people: new Map(), next: after };
  const limit = SEARCHED_PEOPLE.step;
  for (let looked = 0; looked < SEARCHED_PEOPLE.most; looked += limit) {
    const rows = await listFollowRows(context.db, side, userId, { after: keyOf(found.next), limit });
    const people = await peopleOf(context, rows);
    for (const row of rows) {
      const person = people.get(row.id);
      if (!person || !isNamed(person, query)) continue;
      if (found.rows.length === pageSize) return { ...found, next: lastOf(found.rows) };
      found.rows.push(row);
      found.people.set(row.id, person);
    }
    found.next = rows.length === limit ? lastOf(rows) : null;
    if (!found.next) break;
  }
  return found;
}

function peopleOf(context: Me, rows: readonly FollowRow[]): Promise<Map<Id, PersonCardRow>> {
  return findVisiblePeople(
    context,
    rows.map((row) => row.id),
  );
}

async function withRelations(
  context: Me,
  rows: readonly FollowRow[],
  people: ReadonlyMap<Id, PersonCardRow>,
): Promise<ListedPersonRow[]> {
  const standing = await mapFollowStanding(context, [...people.keys()]);
  return rows.flatMap(({ id }) => {
    const row = people.get(id);
    const follow = standing.get(id);
    return row && follow ? [{ row, ...follow }] : [];
  });
}

function keyOf(after: PageKey | null): { at: string; id: string } | null {
  return after && { at: String(after[0]), id: String(after[1]) };
}

function lastOf(rows: readonly FollowRow[]): PageKey | null {
  const last = rows.at(-1);
  return last ? [last.at, last.id] : null;
}
