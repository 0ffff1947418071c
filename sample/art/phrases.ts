import { namesColour } from './colour.ts';
import type { Random } from './random.ts';

/** "fig", "fig and walnut", "fig, walnut and thyme". */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.slice(-1).join('')}`;
}

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const UNCOUNTED = /(snow|open sea|mud cloth|houndstooth|flame stitch|sashiko|[^siou]s)$/;

/** With the article that its first sound asks for; plurals and stuffs go without. */
export function an(text: string): string {
  if (UNCOUNTED.test(text)) return text;
  return `${/^([aeio]|u(?!ni))/i.test(text) ? 'an' : 'a'} ${text}`;
}

/** Several sentences as one text; empty ones fall out. */
export function sentences(...parts: readonly (string | false | undefined)[]): string {
  return parts
    .filter((part): part is string => typeof part === 'string' && part !== '')
    .map((part) => (/[.!?]$/.test(part) ? capital(part) : `${capital(part)}.`))
    .join(' ');
}

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

export const numberWord = (count: number): string => NUMBERS[count] ?? String(count);

/** One of several ways to say it, as a capitalised title. */
export const titled = (random: Random, ways: readonly string[]): string => capital(random.pick(ways));

const OCCASIONS = (
  'for the long wall|for the spare room|for a grey day|for my sister|for next spring|for the notebook|for the hallway|' +
  'to try at home|to look at again|to make one day|before I forget|the quiet version|the loud version|second try|' +
  'the one I keep coming back to|a Sunday find|found late at night|from the archive|seen twice this week|' +
  'for the mood board|for the workshop|as a postcard|as a birthday card|as a large print|for the studio door|' +
  'a small study|for inspiration|for the winter list|for the summer list|the original|for the new flat|for two|' +
  'one more time|almost perfect|worth the trip|for the children|for the office|from last autumn|on the short list|' +
  'for the guest book|a keeper|asked for by everyone|for the window side|without the fuss|for slow mornings|' +
  'for a long evening|the third of a series|first of many|for reference|to show Mira|borrowed idea|half the price'
).split('|');

/** Adds the colours or an occasion to a short title, so that pictures of one theme can be told apart. */
export function distinct(random: Random, title: string, colours: readonly string[]): string {
  const fresh = [...new Set(colours)].filter((colour) => !title.toLowerCase().includes(colour));
  const [first, second] = random.some(fresh, 2);
  if (title.length > 60 || !first || !second) return title;
  const occasion = `${title}, ${random.pick(OCCASIONS)}`;
  if (namesColour(title)) return occasion;
  const colour = title.length > 24 ? first : `${first} and ${second}`;
  const rest = /^[A-Z][a-z]/.test(title) ? title.slice(0, 1).toLowerCase() + title.slice(1) : title;
  return random.pick([
    `${title}, ${colour}`,
    title.includes(' in ') ? `${title}, all ${colour}` : `${title} in ${colour}`,
    title.includes(':') ? `${title}, mostly ${colour}` : `${capital(colour)}: ${rest}`,
    occasion,
  ]);
}
