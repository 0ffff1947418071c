import type { Random } from './random.ts';

/** "fig", "fig and walnut", "fig, walnut and thyme". */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.slice(-1).join('')}`;
}

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** With the article that the sound of the first letter asks for. */
export const an = (text: string): string => `${/^[aeiou]/i.test(text) ? 'an' : 'a'} ${text}`;

/** Several sentences as one text; empty ones fall out. */
export function sentences(...parts: readonly (string | false | undefined)[]): string {
  return parts
    .filter((part): part is string => typeof part === 'string' && part !== '')
    .map((part) => (/[.!?]$/.test(part) ? capital(part) : `${capital(part)}.`))
    .join(' ');
}

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

export const numberWord = (count: number): string => NUMBERS[count] ?? String(count);

/** One of several ways to say it, as a capitalised title. */
export const titled = (random: Random, ways: readonly string[]): string => capital(random.pick(ways));
