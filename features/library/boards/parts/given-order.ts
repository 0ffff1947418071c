/** Items not named come first in their old order. */
export function inGivenOrder<Item extends { id: string }>(
  items: readonly Item[],
  order: readonly string[],
): Item[] {
  const place = new Map(order.map((id, index) => [id, index]));
  const placeOf = ({ id }: Item) => place.get(id) ?? -1;
  return [...items].sort((a, b) => placeOf(a) - placeOf(b));
}
