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
  const counted = new Set<Id>();
  // The strongest reasons come first and stay.
  for (const [id, reason] of found) {
    if (counted.size === MOST_TOPICS_OF_PIN) break;
    counted.add(id);
    for (const topic of [id, parentOf.get(id)]) {
      if (topic && !topics.has(topic)) topics.set(topic, reason);
    }
  }
  return topics;
}

/** Whether what others say now gives a pin a topic that it lacks, or leaves one without a reason. */
export function isFiledAnew(
  { topics, filed }: { topics: readonly Id[]; filed: readonly Id[] },
  others: Evidence['others'],
  { parentOf }: Families,
): boolean {
  const agreed = filedByOthers(others);
  const backed = new Set(agreed.flatMap((id) => [id, parentOf.get(id)]));
  return agreed.some((id) => !topics.includes(id)) || filed.some((id) => !backed.has(id));
}

function filedByOthers(others: Evidence['others']): Id[] {
  const counts = new Map<Id, number>();
  for (const topics of others) {
    for (const id of new Set(topics)) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const often = [...counts].filter(([, count]) => count >= FEWEST_OTHERS);
  return often.sort(([, a], [, b]) => b - a).map(([id]) => id);
}
