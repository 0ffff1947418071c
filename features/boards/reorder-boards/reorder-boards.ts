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

/** The ids to name so that one comes to stand beside another and nothing else changes: those that change places. */
export function namedForMove(
  order: readonly string[],
  id: string,
  { besideId, side }: { besideId: string; side: 'before' | 'after' },
): string[] {
  const rest = order.filter((other) => other !== id);
  const at = rest.indexOf(besideId);
  const from = order.indexOf(id);
  if (at < 0 || from < 0) return [];
  const to = side === 'before' ? at : at + 1;
  const next = [...rest.slice(0, to), id, ...rest.slice(to)];
  return from === to ? [] : next.slice(Math.min(from, to), Math.max(from, to) + 1);
}
