import { inOrder, type ListMove } from '../parts/list-order.ts';

/**
 * An order after some of its members were named in another one: these take the places that they have among them, in the
 * order named; all others keep theirs. What is named and not a member counts for nothing.
 */
export function reordered<Id extends string>(order: readonly Id[], named: readonly Id[]): Id[] {
  const members = new Set(order);
  const coming = [...new Set(named)].filter((id) => members.has(id));
  const moving = new Set(coming);
  let next = 0;
  return order.map((id) => (moving.has(id) ? (coming[next++] ?? id) : id));
}

/** The ids to name so that this move is made and nothing else changes: those that change places. */
export function namedForMove(order: readonly string[], move: ListMove): string[] {
  const next = inOrder(order, [move], (id) => id);
  const changes = (id: string | undefined, index: number) => id !== order[index];
  const first = next.findIndex(changes);
  return first < 0 ? [] : next.slice(first, next.findLastIndex(changes) + 1);
}
