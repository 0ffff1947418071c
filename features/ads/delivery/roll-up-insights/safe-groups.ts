import { SMALLEST_GROUP } from '#features/measure/analytics/analytics.ts';

export interface CountedGroup {
  /** Empty where it is not known. */
  value: string;
  events: number;
  /** Logged in, and different. */
  people: number;
}

/**
 * What may be told of one breakdown: groups of enough people, and all others together under the empty value. If anything
 * is left over, enough people are in it, too, as it is also what the total has beyond the groups.
 */
export function safeGroups(counted: readonly CountedGroup[]): CountedGroup[] {
  const isShown = ({ value, people }: CountedGroup) => value !== '' && people >= SMALLEST_GROUP;
  const shown = counted.filter(isShown).toSorted((one, other) => other.people - one.people);
  const rest = counted.filter((group) => !isShown(group));
  // Somebody may be in several groups, so only the largest one says how many there are at least.
  const isRestOfFew = () => rest.length > 0 && Math.max(...rest.map(({ people }) => people)) < SMALLEST_GROUP;
  while (isRestOfFew()) {
    const smallest = shown.pop();
    if (!smallest) break;
    rest.push(smallest);
  }
  const events = rest.reduce((sum, group) => sum + group.events, 0);
  const people = Math.max(0, ...rest.map((group) => group.people));
  return rest.length > 0 ? [...shown, { value: '', events, people }] : shown;
}
