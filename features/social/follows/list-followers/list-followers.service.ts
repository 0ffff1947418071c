import { listAskedBy } from '#features/core/people/follow.store.ts';
import { findVisiblePeople, relationsOf } from '#features/core/people/person.service.ts';
import { type PersonName, requireVisiblePerson } from '#features/core/people/visible-person.service.ts';
import type { PersonCard } from '#features/core/people/wire/person-answer.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { PageKey } from '#platform/resource/bookmark.ts';
import type { ContextFor, Page } from '#platform/resource/resource.ts';
import type { FollowList } from './follow-side.ts';
import { type FollowRow, listFollowRows } from './list-followers.store.ts';
import { isNamed, type ListedPerson, SEARCHED_PEOPLE } from './list-followers.ts';

type Me = ContextFor<'person'>;

interface Wanted {
  side: FollowList;
  after: PageKey | null;
  pageSize: number;
  /** Names to search for; empty for all. */
  query: string;
}

/** A page of followers or followed people; empty where the profile is not open to the viewer. */
export async function listFollows(
  context: Me,
  name: PersonName,
  wanted: Wanted,
): Promise<Page<ListedPerson>> {
  const person = await requireVisiblePerson(context, name);
  if (!person.areThingsOpen) return { items: [], next: null };
  const { rows, cards, next } = wanted.query
    ? await search(context, person.row.id, wanted)
    : await list(context, person.row.id, wanted);
  return { items: await present(context, rows, cards), next };
}

interface Found {
  rows: FollowRow[];
  cards: Map<Id, PersonCard>;
  next: PageKey | null;
}

async function list(context: Me, userId: Id, wanted: Wanted): Promise<Found> {
  const limit = wanted.pageSize + 1;
  const found = await listFollowRows(context.db, wanted.side, userId, { after: keyOf(wanted.after), limit });
  const rows = found.slice(0, wanted.pageSize);
  const cards = await cardsOf(context, rows);
  return { rows, cards, next: found.length > rows.length ? lastOf(rows) : null };
}

/**
 * Names are stored with the people, each in their own home, so the list is searched in steps; where none match for
 * long the page ends empty, and the next one continues from there.
 */
async function search(context: Me, userId: Id, { side, after, pageSize, query }: Wanted): Promise<Found> {
  const found: Found = { rows: [], cards: new Map(), next: after };
  const limit = SEARCHED_PEOPLE.step;
  for (let looked = 0; looked < SEARCHED_PEOPLE.most; looked += limit) {
    const rows = await listFollowRows(context.db, side, userId, { after: keyOf(found.next), limit });
    const cards = await cardsOf(context, rows);
    for (const row of rows) {
      const card = cards.get(row.id);
      if (!card || !isNamed(card, query)) continue;
      if (found.rows.length === pageSize) return { ...found, next: lastOf(found.rows) };
      found.rows.push(row);
      found.cards.set(row.id, card);
    }
    found.next = rows.length === limit ? lastOf(rows) : null;
    if (!found.next) break;
  }
  return found;
}

function cardsOf(context: Me, rows: readonly FollowRow[]): Promise<Map<Id, PersonCard>> {
  return findVisiblePeople(
    context,
    rows.map((row) => row.id),
  );
}

async function present(
  context: Me,
  rows: readonly FollowRow[],
  cards: ReadonlyMap<Id, PersonCard>,
): Promise<ListedPerson[]> {
  const ids = [...cards.keys()];
  const [relations, asked] = await Promise.all([
    relationsOf(context, ids),
    listAskedBy(context.db, context.viewer.id, ids),
  ]);
  return rows.flatMap(({ id }) => {
    const card = cards.get(id);
    if (!card) return [];
    const explicitly_followed_by_me = relations.get(id)?.isFollowedByMe ?? false;
    return [{ ...card, explicitly_followed_by_me, is_follow_requested_by_me: asked.has(id) }];
  });
}

function keyOf(after: PageKey | null): { at: string; id: string } | null {
  return after && { at: String(after[0]), id: String(after[1]) };
}

function lastOf(rows: readonly FollowRow[]): PageKey | null {
  const last = rows.at(-1);
  return last ? [last.at, last.id] : null;
}
