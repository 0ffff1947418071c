import type { TopicReason } from '#features/library/pins/filed-topic.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Families } from './filing.store.ts';
import { MOST_TOPICS_OF_PIN } from './topic.ts';

/** Others who file the same picture under a topic, before one may take it from them. */
const FEWEST_OTHERS = 2;

export interface Evidence {
  /** Named by the text of the pin. */
  text: readonly Id[];
  /** Named by the text of its board. */
  board: readonly Id[];
  /** The topics of the public boards of each other person who saved the same picture. */
  others: readonly (readonly Id[])[];
  /** What the owner says instead. */
  chosen: readonly Id[] | null;
}

/** Topics with the strongest reason for each; the parent of a topic comes along for the same reason. */
export function topicsOfPin(
  { text, board, others, chosen }: Evidence,
  { parentOf, mergedInto }: Families,
): Map<Id, TopicReason> {
  const found: (readonly [Id, TopicReason])[] = chosen
    ? chosen.map((id) => [mergedInto.get(id) ?? id, 'owner'] as const)
    : [
        ...text.map((id) => [id, 'text'] as const),
        ...board.map((id) => [id, 'board'] as const),
        ...filedByOthers(others).map((id) => [id, 'filed'] as const),
      ];
  const topics = new Map<Id, TopicReason>();
  // The strongest reasons come first and stay.
  for (const [id, reason] of found) {
    if (leavesOf([...topics.keys(), id], parentOf).length > MOST_TOPICS_OF_PIN) continue;
    for (const topic of [id, parentOf.get(id)]) {
      if (topic && !topics.has(topic)) topics.set(topic, reason);
    }
  }
  return topics;
}

/** Parents of others come along uncounted, so that what is stored tells how much room there was. */
function leavesOf(topics: readonly Id[], parentOf: Families['parentOf']): Id[] {
  const parents = new Set(topics.map((id) => parentOf.get(id)));
  return [...new Set(topics)].filter((id) => !parents.has(id));
}

/** Whether what others say now gives a pin other topics than it has. */
export function isFiledAnew(
  { topics, filed }: { topics: readonly Id[]; filed: readonly Id[] },
  others: Evidence['others'],
  families: Families,
): boolean {
  const own = topics.filter((id) => !filed.includes(id));
  const evidence = { text: leavesOf(own, families.parentOf), board: [], others, chosen: null };
  const due = topicsOfPin(evidence, families);
  return due.size !== topics.length || topics.some((id) => !due.has(id));
}

function filedByOthers(others: Evidence['others']): Id[] {
  const counts = new Map<Id, number>();
  for (const topics of others) {
    for (const id of new Set(topics)) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const often = [...counts].filter(([, count]) => count >= FEWEST_OTHERS);
  // Ties are decided alike each time.
  return often.sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1)).map(([id]) => id);
}
