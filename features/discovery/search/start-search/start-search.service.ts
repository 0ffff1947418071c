import { findVisiblePeople } from '#features/core/people/person.service.ts';
import type { PersonCardRow } from '#features/core/people/person-row.ts';
import { type ShownTopic, showTopicsToStart } from '#features/discovery/topics/topic.service.ts';
import type { Context } from '#platform/resource/context.ts';
import { listNewestPinners, listTiedPeople } from './start-search.store.ts';

const MOST_TOPICS = 8;
const MOST_PEOPLE = 5;

interface Start {
  topics: ShownTopic[];
  people: PersonCardRow[];
}

export async function startSearch(context: Context, { hasPeople }: { hasPeople: boolean }): Promise<Start> {
  const [topics, people] = await Promise.all([
    showTopicsToStart(context, MOST_TOPICS),
    hasPeople ? listPeopleToStart(context) : [],
  ]);
  return { topics, people };
}

/** Whom the viewer follows, who follows them, and, where these are few, who saved last. */
async function listPeopleToStart(context: Context): Promise<PersonCardRow[]> {
  const { db, viewer } = context;
  if (!viewer.id) return [];
  // Some may be hidden from the viewer.
  const tied = await listTiedPeople(db, viewer.id, 2 * MOST_PEOPLE);
  const others = tied.length < MOST_PEOPLE ? await listNewestPinners(db, viewer.id, 2 * MOST_PEOPLE) : [];
  const ids = [...new Set([...tied, ...others])];
  const people = await findVisiblePeople(context, ids);
  return ids.flatMap((id) => people.get(id) ?? []).slice(0, MOST_PEOPLE);
}
