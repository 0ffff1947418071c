/** Things in the order in which their ids are named; those that are not named stand first, as they stood. */
export function inGivenOrder<Item extends { id: string }>(
  items: readonly Item[],
  order: readonly string[],
): Item[] {
  const place = new Map(order.map((id, index) => [id, index]));
  const placeOf = ({ id }: Item) => place.get(id) ?? -1;
  return [...items].sort((a, b) => placeOf(a) - placeOf(b));
}
