/** How long a create without an answer keeps its key, ms; sent later it is a new one, as the person means it so. */
const RETENTION_MS = 5 * 60 * 1000;

const unanswered = new Map<string, { key: string; since: number }>();

/**
 * The key for a create, under which the server does it once however often it comes: a new one, or that of the same
 * create before where it was left without an answer. Undefined for every other call.
 */
export function takeKey(name: string, options: object): string | undefined {
  if (!/\.create$|^POST /.test(name)) return undefined;
  const before = unanswered.get(callOf(name, options));
  // Of two sent at once, each is a create of its own.
  unanswered.delete(callOf(name, options));
  if (before && Date.now() - before.since < RETENTION_MS) return before.key;
  // A random id as the browser makes it is there on secure pages only.
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}

/** Keeps the key of a create that got no answer: nobody knows whether it was done. */
export function keepKey(name: string, options: object, key: string): void {
  unanswered.set(callOf(name, options), { key, since: Date.now() });
}

function callOf(name: string, options: object): string {
  return `${name} ${JSON.stringify(options)}`;
}
