/** Words that have forms and may be misspelt: of letters alone, and of a script that puts spaces between words. */
export const FORGIVABLE = '^[a-z\u0370-\u04ff]{3,30}$';

const MOST_WORDS = 8;

/** A word of a query, and where it stands there. */
export interface QueryWord {
  /** As `search_fold` has it. */
  word: string;
  start: number;
  end: number;
}

/** Each word that need not be found as it is typed: not in quotes, not excluded, no hashtag, name or number. */
export function wordsOf(query: string): QueryWord[] {
  const open = query.replace(/"[^"]*("|$)/g, (quoted) => ' '.repeat(quoted.length));
  const found = [...open.matchAll(/(?<sign>[#@]|(?<!\S)-)?(?<text>[\p{L}\p{M}\p{N}'’ʼ]+)/gu)];
  const words = found.flatMap(({ index, 0: all, groups: { sign, text = '' } = {} }) => {
    const word = foldWord(text);
    if (sign || !new RegExp(FORGIVABLE, 'u').test(word)) return [];
    return [{ word, start: index, end: index + all.length }];
  });
  const once = words.filter(({ word }) => words.filter((other) => other.word === word).length === 1);
  return once.slice(0, MOST_WORDS);
}

/** As `search_fold`, of one word. */
function foldWord(text: string): string {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’ʼ]/g, '');
  const spelt = plain.replaceAll('ß', 'ss').replaceAll('æ', 'ae').replaceAll('œ', 'oe');
  return spelt.replace(/[øłđðıħŧ]/g, (letter) => 'olddiht'['øłđðıħŧ'.indexOf(letter)] ?? letter);
}

/** How many typos of a word are forgiven. */
export const forgivenIn = ({ length }: string): number => (length >= 8 ? 2 : length >= 4 ? 1 : 0);

/** Letters added, left out or changed, and neighbours exchanged; infinite beyond what is forgiven. */
export function typosBetween(typed: string, word: string): number {
  const most = forgivenIn(typed);
  if (Math.abs(typed.length - word.length) > most) return Number.POSITIVE_INFINITY;
  let before: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let i = 1; i <= typed.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= word.length; j += 1) {
      const changed = (last[j - 1] ?? 0) + (typed[i - 1] === word[j - 1] ? 0 : 1);
      let least = Math.min(changed, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      const isExchanged = i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1];
      if (isExchanged) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    [before, last] = [last, row];
  }
  const typos = last[word.length] ?? 0;
  return typos <= most ? typos : Number.POSITIVE_INFINITY;
}

/** A word in the text of a tsquery, whether it is only begun, and what excludes it or makes it the end of a phrase. */
const PART = /(?<before>! *|<[-\d]+> *)?'(?<word>(?:[^']|'')+)'(?<begun>:\*)?/g;

/** For each word in the text of a tsquery, the others do as well; a begun one finds longer ones anyway. */
export function withOthers(tsquery: string, othersOf: (word: string) => readonly string[]): string {
  return tsquery.replace(PART, (part, before, word: string, begun = '', at: number) => {
    const isPhrase = before || /^ *</.test(tsquery.slice(at + part.length));
    const others = isPhrase ? [] : othersOf(word);
    const further = begun ? others.filter((other) => !other.startsWith(word)) : others;
    if (further.length === 0) return part;
    return `( '${word}'${begun} | ${further.map((other) => `'${other}'`).join(' | ')} )`;
  });
}

/** The query with these words in place of its own. */
export function withWords(query: string, replaced: readonly { at: QueryWord; word: string }[]): string {
  return replaced
    .toSorted((one, other) => other.at.start - one.at.start)
    .reduce((text, { at, word }) => text.slice(0, at.start) + word + text.slice(at.end), query);
}
