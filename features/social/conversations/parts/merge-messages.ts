/** Ids of messages rise in the order of writing. */
interface Ordered {
  id: string;
}

/** Messages in order; of duplicates the last one counts. */
export function mergeMessages<Message extends Ordered>(
  known: readonly Message[],
  come: readonly Message[],
): Message[] {
  const byId = new Map([...known, ...come].map((message) => [message.id, message]));
  return [...byId.values()].sort((one, other) => compareIds(one.id, other.id));
}

/** Compares decimal ids as numbers: the longer one is larger. */
export function compareIds(one: string, other: string): number {
  return one.length - other.length || (one < other ? -1 : Number(one > other));
}
