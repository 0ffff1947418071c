import { MOST_WEIGHT, type Trait } from './pin-traits.ts';

/** Best first. */
const MOST_NAMES = 3;
/** Fraction of a cluster's pins that a name must apply to. */
const ENOUGH_SHARE = 0.5;
/** How much more a pair of words is worth than one. */
const PAIR_WORTH = 1.25;

/** Empty if the pins share nothing. */
export function nameCluster(
  inside: readonly (readonly Trait[])[],
  all: readonly (readonly Trait[])[],
): string[] {
  const [within, everywhere] = [countTraits(inside), countTraits(all)];
  const others = all.length - inside.length;
  const rated = [...within].map(([key, { times, weight, shown }]) => {
    const share = times / inside.length;
    const elsewhere = ((everywhere.get(key)?.times ?? times) - times) / Math.max(others, inside.length);
    const kind = isPair(key) ? PAIR_WORTH : key.startsWith('word ') ? 1 : 0.5;
    const rate = (weight / inside.length) * (1 - elsewhere) * kind;
    return { key, shown: mostUsed(shown), share, rate };
  });
  rated.sort((a, b) => b.rate - a.rate || (a.key < b.key ? -1 : 1));
  const fitting = rated.filter(({ share }) => share >= ENOUGH_SHARE);
  const named =
    fitting.length > 0 ? fitting : rated.filter(({ share }) => share * inside.length > 1).slice(0, 1);
  return distinct(named).slice(0, MOST_NAMES);
}

interface Counted {
  times: number;
  /** Each pin with this trait adds up to 1: titles name a board better than picture content. */
  weight: number;
  shown: Map<string, number>;
}

function countTraits(pins: readonly (readonly Trait[])[]): Map<string, Counted> {
  const counted = new Map<string, Counted>();
  for (const { key, shown, weight } of pins.flat()) {
    const one = counted.get(key) ?? { times: 0, weight: 0, shown: new Map() };
    one.times += 1;
    one.weight += Math.min(weight / (isPair(key) ? MOST_WEIGHT / 2 : MOST_WEIGHT), 1);
    one.shown.set(shown, (one.shown.get(shown) ?? 0) + 1);
    counted.set(key, one);
  }
  return counted;
}

function mostUsed(shown: ReadonlyMap<string, number>): string {
  const [best] = [...shown].sort(([a, times], [b, others]) => others - times || (a < b ? -1 : 1));
  return best?.[0] ?? '';
}

function isPair(key: string): boolean {
  return key.startsWith('word ') && key.split(' ').length > 2;
}

/** Drops names whose words all occur in a better one, or that contain a better one without applying to more pins. */
function distinct(rated: readonly { key: string; shown: string }[]): string[] {
  const kept: { key: string; shown: string }[] = [];
  for (const one of rated) {
    const words = one.key.split(' ').slice(1);
    const isSaid = kept.some(({ key }) => {
      const said = key.split(' ').slice(1);
      return words.some((word) => said.includes(word));
    });
    if (!isSaid) kept.push(one);
  }
  return kept.map(({ shown }) => shown);
}
