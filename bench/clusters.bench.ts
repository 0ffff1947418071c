import { clusterPins, type FoundCluster } from '#features/organize/cluster-pins/cluster-pins.ts';
import type { ComparedPin } from '#features/organize/cluster-pins/pin-traits.ts';
import { MOST_CLUSTERS } from '#features/organize/list-clusters/list-clusters.ts';
import { drawTheme } from '../sample/draw-theme.ts';
import { type Row, type Section, short } from './section.ts';

export const TITLE = 'Suggested boards';

const PINS = 300;
const ROUNDS = 5;

// The threshold was chosen by looking at other themes; these were first asked when it stood.
const SETS: Record<string, readonly string[]> = {
  'eight themes far apart': [
    ...['bathrooms', 'cheese boards', 'stairs and arches', 'sea animals'],
    ...['shoes and bags', 'deserts', 'colour palettes', 'wall hangings'],
  ],
  'ten themes, some near to another': [
    ...['reading corners', 'hallways', 'forests', 'fields and hills', 'travel posters'],
    ...['mid-century posters', 'herbarium', 'fruit branches', 'printmaking', 'butterflies and beetles'],
  ],
};

interface Labelled {
  pin: ComparedPin;
  label: string;
}

/** How well suggestions keep together what belongs together, on pins whose subject is known. */
export async function run(): Promise<Section> {
  const rows: Row[] = [];
  for (const [name, themes] of Object.entries(SETS)) {
    rows.push(measure(name, 'title, description, what is seen', themes, whole));
    rows.push(measure(name, 'title and description', themes, ({ pin }) => ({ ...pin, altText: '' })));
    rows.push(measure(name, 'title alone', themes, ({ pin }) => ({ ...pin, altText: '', description: '' })));
  }
  return { title: TITLE, words: WORDS, tables: [rows] };
}

function measure(
  set: string,
  known: string,
  themes: readonly string[],
  seen: (pin: Labelled) => ComparedPin,
): Row {
  const all = Array.from({ length: ROUNDS }, (_, round) => {
    const labelled = pinsOf(themes, (round + 1) * 7919);
    const start = performance.now();
    const found = clusterPins(labelled.map(seen));
    const ms = performance.now() - start;
    const labels = new Map(labelled.map(({ pin, label }) => [pin.id, label]));
    return { ms, found: found.length, ...judge(found.slice(0, MOST_CLUSTERS), labels) };
  });
  const mean = (of: (one: (typeof all)[number]) => number) =>
    all.reduce((sum, one) => sum + of(one), 0) / all.length;
  return {
    [`${PINS} pins of`]: set,
    'of a pin is known': known,
    precision: short(mean((one) => one.precision)),
    recall: short(mean((one) => one.recall)),
    clusters: short(mean((one) => Math.min(one.found, MOST_CLUSTERS))),
    ms: short(mean((one) => one.ms)),
  };
}

/** Of all pairs of pins that stand in one cluster, how many share a label; of all that share one, how many stand so. */
function judge(clusters: readonly FoundCluster[], labels: ReadonlyMap<string, string>) {
  const pairs = (count: number) => (count * (count - 1)) / 2;
  const sum = (counts: Iterable<number>) => [...counts].reduce((total, count) => total + pairs(count), 0);
  const together = sum(clusters.map(({ pinIds }) => pinIds.length));
  const right = sum(
    clusters.flatMap(({ pinIds }) => [...countBy(pinIds.map((id) => labels.get(id) ?? '')).values()]),
  );
  return { precision: right / together, recall: right / sum(countBy([...labels.values()]).values()) };
}

function countBy(labels: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  return counts;
}

/** Pins as people save them, of all themes in turn. Nothing in them but their own words says the theme. */
function pinsOf(themes: readonly string[], seed: number): Labelled[] {
  return Array.from({ length: PINS }, (_, index) => {
    const label = themes[index % themes.length] ?? '';
    const { title, description, altText, palette } = drawTheme(label, seed + index);
    // Where a pin comes from says nothing of its subject here.
    const domain = index % 3 === 0 ? `shop${(index / 3) % 7}.example` : null;
    const color = palette[0] ?? '#808080';
    const id = String(index).padStart(4, '0');
    return { label, pin: { id, title, description, altText, domain, color } };
  });
}

function whole({ pin }: Labelled): ComparedPin {
  return pin;
}

const WORDS = `Pins of the sample world's painter, whose themes are the labels; the clusters see what a person's pins
have: title, description, the text for those who cannot see, the site (here given out at random) and the main colour
(here the same palettes for all themes). The label is not among these, though a pin's words often name what is drawn,
as people's do; it is by these words that pins are found to belong together. Precision: of all pairs of pins
that one suggestion holds, the share that is of one theme. Recall: of all pairs of one theme, the share that one
suggestion holds. Only the ${MOST_CLUSTERS} suggestions that are shown count. Means of ${ROUNDS} sets of pins. The
threshold was chosen on other themes.`;
