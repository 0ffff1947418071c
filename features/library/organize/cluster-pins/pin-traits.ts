import { colorName } from '#features/library/pins/color-name.ts';
import { FREQUENT_WORDS } from './frequent-words.ts';

/** What is known of a pin where pins are compared. */
export interface ComparedPin {
  id: string;
  title: string;
  description: string;
  altText: string;
  /** Host of its link, without `www.`. */
  domain: string | null;
  /** As `#rrggbb`. */
  color: string;
}

/** A trait that pins can share: a word, two words in a row, a site, a colour. */
export interface Trait {
  /** Alike for all forms of it: `word chair`. */
  key: string;
  /** As it was written: `chairs`. */
  shown: string;
  weight: number;
}

// What somebody calls a pin says most; what a picture is described by is long and says least.
const WEIGHTS = { title: 2, hashtag: 2, description: 1, altText: 1, site: 1.5, color: 0.3 };
// A word that stands in three places of one pin is not three times as telling.
export const MOST_WEIGHT = 3;

const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/** All traits of a pin, each once, with how much each tells. */
export function traitsOf(pin: ComparedPin): Trait[] {
  const traits = new Map<string, Trait>();
  const add = (key: string, shown: string, weight: number) => {
    const known = traits.get(key);
    if (known) known.weight = Math.min(known.weight + weight, MOST_WEIGHT);
    else traits.set(key, { key, shown, weight });
  };
  const addText = (text: string, weight: number) => {
    for (const { key, shown, isPair } of termsOf(text)) add(key, shown, isPair ? weight * 0.5 : weight);
  };
  addText(pin.title, WEIGHTS.title);
  addText(pin.description, WEIGHTS.description);
  addText(pin.altText, WEIGHTS.altText);
  for (const tag of pin.description.match(/#[\p{L}\p{N}_]+/gu) ?? [])
    addText(tag.slice(1).replaceAll('_', ' '), WEIGHTS.hashtag);
  if (pin.domain) add(`site ${pin.domain}`, pin.domain, WEIGHTS.site);
  const color = colorName(pin.color);
  add(`color ${color}`, color, WEIGHTS.color);
  return [...traits.values()];
}

interface Term {
  key: string;
  shown: string;
  isPair: boolean;
}

/** The telling words of a text, and the pairs of them that stand side by side. */
function termsOf(text: string): Term[] {
  const terms: Term[] = [];
  let before: { word: string; stem: string } | null = null;
  for (const { segment, isWordLike } of segmenter.segment(text.normalize('NFKC').toLowerCase())) {
    if (!isWordLike) {
      if (segment.trim()) before = null;
      continue;
    }
    if (!isTelling(segment)) {
      before = null;
      continue;
    }
    const word = segment.replace(/['’]s$/u, '');
    const stem = stemOf(word);
    terms.push({ key: `word ${stem}`, shown: word, isPair: false });
    if (before)
      terms.push({ key: `word ${before.stem} ${stem}`, shown: `${before.word} ${word}`, isPair: true });
    before = { word, stem };
  }
  return terms;
}

function isTelling(word: string): boolean {
  const isLong = word.length > (/^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word) ? 2 : 1);
  return isLong && !/^\p{N}/u.test(word) && !FREQUENT_WORDS.has(word);
}

/** One form for one and several, as most languages of Latin letters make it. */
function stemOf(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}
