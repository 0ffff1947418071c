import { join } from 'node:path';
import sharp from 'sharp';
import { clusterPins, type FoundCluster } from '#features/library/organize/cluster-pins/cluster-pins.ts';
import type { ComparedPin } from '#features/library/organize/cluster-pins/pin-traits.ts';
import { MOST_CLUSTERS } from '#features/library/organize/list-clusters/list-clusters.ts';
import { pictureName, SAMPLE_PICTURES } from '../sample/sample-pins.ts';
import { type Row, type Section, short } from './section.ts';

export const TITLE = 'Suggested boards';

const PICTURES = join(import.meta.dirname, '../sample/pictures');

// The threshold was chosen by looking at other themes; these were first asked when it stood.
const SETS: Record<string, readonly string[]> = {
  'eight themes far apart': [
    ...['bathrooms', 'cheese boards', 'stairs and arches', 'sea animals'],
    ...['shoes and bags', 'deserts', 'colour palettes', 'wall hangings'],
  ],
  'nine themes, some near to another': [
    ...['reading corners', 'hallways', 'forests', 'fields and hills', 'travel posters'],
    ...['mid-century posters', 'herbarium', 'printmaking', 'butterflies and beetles'],
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
    const pins = await pinsOf(themes);
    const set = `${pins.length} pins of ${name}`;
    rows.push(measure(set, 'title, description, what is seen', pins, whole));
    rows.push(measure(set, 'title and description', pins, ({ pin }) => ({ ...pin, altText: '' })));
    rows.push(measure(set, 'title alone', pins, ({ pin }) => ({ ...pin, altText: '', description: '' })));
  }
  return { title: TITLE, words: WORDS, tables: [rows] };
}

function measure(
  set: string,
  known: string,
  labelled: readonly Labelled[],
  seen: (pin: Labelled) => ComparedPin,
): Row {
  const start = performance.now();
  const found = clusterPins(labelled.map(seen));
  const ms = performance.now() - start;
  const labels = new Map(labelled.map(({ pin, label }) => [pin.id, label]));
  const { precision, recall } = judge(found.slice(0, MOST_CLUSTERS), labels);
  return {
    pins: set,
    'of a pin is known': known,
    precision: short(precision),
    recall: short(recall),
    clusters: short(Math.min(found.length, MOST_CLUSTERS)),
    ms: short(ms),
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

/** The sample world's pins of these themes, of each in turn. Nothing in them but their own words says the theme. */
async function pinsOf(themes: readonly string[]): Promise<Labelled[]> {
  const pins = themes.flatMap((label) =>
    (SAMPLE_PICTURES[label] ?? []).map((texts, index) => ({ label, texts, number: index + 1 })),
  );
  pins.sort((one, other) => one.number - other.number);
  return Promise.all(
    pins.map(async ({ label, texts, number }, index) => {
      // Where a pin comes from says nothing of its subject here.
      const domain = index % 3 === 0 ? `shop${(index / 3) % 7}.example` : null;
      const color = await mainColor(join(PICTURES, `${pictureName(label, number)}.webp`));
      return { label, pin: { ...texts, domain, color, id: String(index).padStart(4, '0') } };
    }),
  );
}

async function mainColor(path: string): Promise<string> {
  const { dominant } = await sharp(path).stats();
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function whole({ pin }: Labelled): ComparedPin {
  return pin;
}

const WORDS = `Pins of the sample world, whose themes are the labels; the clusters see what a person's pins have: title,
description, the text for those who cannot see, the site (here given out at random) and the main colour. The label is
not among these, though a pin's words often name what is on the picture, as people's do; it is by these words that pins
are found to belong together. Precision: of all pairs of pins that one suggestion holds, the share that is of one theme.
Recall: of all pairs of one theme, the share that one suggestion holds. Only the ${MOST_CLUSTERS} suggestions that are
shown count. The threshold was chosen on other themes.`;
