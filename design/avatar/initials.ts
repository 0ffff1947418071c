const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const firstLetter = (word: string) => segmenter.segment(word)[Symbol.iterator]().next().value?.segment ?? '';

/** Takes the initials of the first and last word. Splits by grapheme, so emoji stay whole. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return (firstLetter(first) + firstLetter(last)).toLocaleUpperCase();
}

/** 0–359, always the same for the same name. */
export function hueOf(name: string): number {
  let hash = 7;
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 360_007;
  return hash % 360;
}
