import { hashtagsOf } from '#design/link/text-pieces.ts';
import { colorName } from '#features/library/pins/color-name.ts';

export interface ComparedPin {
  id: string;
  title: string;
  description: string;
  altText: string;
  /** Host of its link, without `www.`. */
  domain: string | null;
  /** Written as `#rrggbb`. */
  color: string;
}

/** A word, two words in a row, a site, a colour. */
export interface Trait {
  /** The same for all its forms: `word chair`. */
  key: string;
  /** The word as written: `chairs`. */
  shown: string;
  weight: number;
}

// A title says most; picture descriptions are long and say least.
const WEIGHTS = { title: 2, hashtag: 2, description: 1, altText: 1, site: 1.5, color: 0.3 };
// A word in three texts of one pin does not count three times.
export const MOST_WEIGHT = 3;

const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

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
  for (const tag of hashtagsOf(pin.description)) addText(tag.slice(1).replaceAll('_', ' '), WEIGHTS.hashtag);
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

/** Suits most languages in Latin script. */
function stemOf(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Words without meaning for a pin's subject, in the most common languages. */
const FREQUENT_WORDS: ReadonlySet<string> = new Set(
  `a about above after again all also always among an and another any are around as at away back be because been
  before behind below beside best between but by can come could day did do does done down each even ever every few
  find first for found from get give go good great had half has have he her here his how i idea ideas if in inspiration
  inside into is it its just keep large last less like little long look lots love made make many may me mine more most
  mostly much must my need never new next nice no not note nothing now of off old on once one only or other our out over
  own perfect photo picture pin quite really same see she should side small so some still such than that the their them
  then there these they thing things think this those three time to today together too try two under until up upon
  us use very want was way we well were what when where which while who why will with without work would year yes yet you
  your
  der die das den dem des ein eine einen einem einer und oder mit ohne für von aus bei auf im in ist sind nicht auch wie
  zum zur über unter nach vor mein meine schöne schön neue alle mehr noch nur sehr
  el la los las un una unos unas y o con sin para por de del en es son no más muy como mi mis tu su sus este esta esto
  le les des du et ou avec sans pour par dans sur est sont pas plus très comme mon ma mes votre vos notre ce cette ces
  il lo gli uno e ed con senza per di da nel nella sul sulla è sono non più molto come mio mia questo questa che
  os as um uma ou com sem para por do da dos das no na nos nas é são não mais muito meu minha este esta que`.split(
    /\s+/,
  ),
);
