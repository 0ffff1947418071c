/**
 * How long an unanswered create retains its key, ms; repeated later it is a new one, as the person means it to be.
 */
const RETENTION_MS = 5 * 60 * 1000;

const unanswered = new Map<string, { key: string; since: number }>();

/** The key of the same create if that got no answer. Undefined for every other call. */
export function takeKey(name: string, options: object): string | undefined {
  if (!/\.create$|^POST /.test(name)) return undefined;
  const before = unanswered.get(callOf(name, options));
  // If two are sent at once, each is a separate create.
  unanswered.delete(callOf(name, options));
  if (before && Date.now() - before.since < RETENTION_MS) return before.key;
  // The browser's random UUID exists only on secure pages.
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}

/** Nobody knows whether the create was done. */
export function keepKey(name: string, options: object, key: string): void {
  unanswered.set(callOf(name, options), { key, since: Date.now() });
}

function callOf(name: string, options: object): string {
  return `${name} ${JSON.stringify(options)}`;
}
