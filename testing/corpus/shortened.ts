import { createHash } from 'node:crypto';

/** Shorter ones are easier to read than to look up. */
const SHORTEST = 150;

/**
 * Makes a function that puts each object which an earlier text had too as its beginning and a hash, so that a card
 * which many answers show is recorded once. Nothing of the text is lost: equal results mean equal texts.
 */
export function shortenedBySeen(): (json: string) => string {
  const seen = new Set<string>();
  return (json) => {
    const before = new Set(seen);
    const repeated = new Set<string>();
    collect(JSON.parse(json), json, seen, repeated);
    return [...repeated].reduce((text, object) => {
      const [first = '', ...rest] = text.split(object);
      if (before.has(object)) return [first, ...rest].join(again(object));
      return rest.length === 0 ? text : `${first}${object}${rest.join(again(object))}`;
    }, json);
  };
}

function collect(value: unknown, json: string, seen: Set<string>, repeated: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) {
    const text = JSON.stringify(value);
    if (text.length < SHORTEST) return;
    if (seen.has(text)) {
      repeated.add(text);
      return;
    }
    // Keys that look like numbers change their order when they are parsed.
    if (json.includes(text)) seen.add(text);
  }
  for (const part of Object.values(value)) collect(part, json, seen, repeated);
}

function again(object: string): string {
  const hash = createHash('sha256').update(object).digest('hex').slice(0, 8);
  return `${/^[^,]{0,60}/.exec(object)?.[0]} ‹again ${hash}›}`;
}
