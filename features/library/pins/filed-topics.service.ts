import type { Context } from '#platform/resource/context.ts';
import { readOnce } from '#platform/resource/once.ts';
import type { FiledTopic } from './filed-topic.ts';
import { listTopicsOfPin } from './filed-topics.store.ts';
import type { ShownPin } from './pin.service.ts';

/** What a pin is filed under, strongest reasons first; without parents of the others. */
export async function listFiledTopics(
  context: Context,
  { row: { id, privacy }, board }: ShownPin,
): Promise<FiledTopic[]> {
  const all = await readOnce(context, `topics of pin ${id}`, () => listTopicsOfPin(context.db, id));
  // Whoever left a secret board still sees their own pins there, but not the board that may have named the topic.
  const filed = all.filter(({ reason }) => reason !== 'board' || privacy === 'public' || board !== null);
  const parents = new Set(filed.map((topic) => topic.parent_id));
  return filed.filter((topic) => !parents.has(topic.id));
}
