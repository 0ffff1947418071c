/** What orders messages: their ids rise as they are written. */
interface Ordered {
  id: string;
}

/** Messages in the order in which they were written; one that comes twice stands once, as it came last. */
export function mergeMessages<Message extends Ordered>(
  known: readonly Message[],
  come: readonly Message[],
): Message[] {
  const byId = new Map([...known, ...come].map((message) => [message.id, message]));
  return [...byId.values()].sort((one, other) => compareIds(one.id, other.id));
}

/** Decimal ids as numbers: of two the longer is the larger. */
export function compareIds(one: string, other: string): number {
  return one.length - other.length || (one < other ? -1 : Number(one > other));
}
