import { lighten, nameOf } from '../../colour.ts';
import { hues } from '../../palettes.ts';
import { an, capital, listed, numberWord, sentences, titled } from '../../phrases.ts';
import { SMALL_PLANTS } from '../../props/plants.ts';
import { potted } from '../../props/pots.ts';
import { jar } from '../../props/shelf-things.ts';
import { VASES, vessel } from '../../props/vessels.ts';
import type { Scene, Sheet } from '../../sheet.ts';
import { path, place, rect, times } from '../../svg.ts';
import type { Theme } from '../../theme.ts';

function shelfLife(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const wall = random.pick([
    palette.paper,
    palette.soft,
    lighten(palette.second, 0.4),
    palette.second,
    palette.deep,
    palette.main,
  ]);
  const rows = H / W > 1.2 ? 4 : 3;
  const contents: Readonly<Record<string, string>> = {
    'red lentils': '#d9703a',
    rice: '#f7f1e1',
    'split peas': '#a9b84f',
    beans: '#5a2e33',
    polenta: '#f0c24a',
    coffee: '#3f2a20',
    sugar: '#fdfaf3',
    pasta: '#e9c67a',
    honey: '#d98f2a',
    jam: '#9c2340',
    pickles: '#8a9a3f',
    paprika: '#c23a22',
    almonds: '#b97f47',
    oats: '#e6d3ad',
  };
  const used = new Set<string>();
  const shelves = times(rows, (r) => {
    const y = (H * (r + 0.9)) / rows;
    const high = H / rows;
    let [x, body] = [W * 0.06, ''];
    while (x < W * 0.92) {
      const w = high * random.between(0.24, 0.42);
      const [name, fill] = random.pick(Object.entries(contents));
      const kind = random.next();
      if (kind < 0.66) {
        used.add(name);
        body += place(jar(sheet, w * 0.86, high * random.between(0.42, 0.7), fill), x + w / 2, y);
      } else if (kind < 0.8)
        body += place(
          vessel(
            sheet,
            random.pick(VASES),
            high * random.between(0.4, 0.64),
            random.pick([...hues(palette), palette.paper].filter((c) => c !== wall)),
          ),
          x + w / 2,
          y,
        );
      else if (kind < 0.9)
        body += place(potted(sheet, random.pick(SMALL_PLANTS), high * 0.66, palette.accent), x + w / 2, y);
      else
        body += times(5, (k) =>
          path(
            `M${x} ${y - k * high * 0.07 - high * 0.09}Q${x + w * 0.1} ${y - k * high * 0.07} ${x + w / 2} ${y - k * high * 0.07}T${x + w} ${y - k * high * 0.07 - high * 0.09}Z`,
            k % 2 ? palette.paper : random.pick(hues(palette)),
          ),
        );
      x += w + high * 0.035;
    }
    return (
      rect(0, y - high * 0.9, W, high * 0.9, palette.ink, { opacity: 0.04 * (r % 2) }) +
      body +
      rect(0, y, W, high * 0.055, '#8a5f3f') +
      rect(0, y + high * 0.055, W, high * 0.04, palette.ink, { opacity: 0.16 })
    );
  });
  const names = [...used];
  return {
    body: sheet.ground(wall) + shelves,
    title: titled(random, [
      `Pantry with ${listed(names.slice(0, 3))}`,
      `${capital(numberWord(rows))} pantry shelves on ${an(nameOf(wall))} wall`,
      `${capital(names[0] ?? 'rice')}, ${names[1]} and ${names.at(-1)} in jars`,
      `Jars of ${names[0]} and ${names.at(-1)}`,
    ]),
    description: sentences(
      `${capital(listed(names.slice(0, 5)))} in glass, in rows`,
      random.pick(['Labels can wait', 'Refill, not rebuy', 'It stays this tidy for a week']),
    ),
    altText: `Illustration of ${numberWord(rows)} wooden pantry shelves on ${an(nameOf(wall))} wall with jars of ${listed(names.slice(0, 5))}.`,
    words: ['pantry', 'kitchen', 'jars', 'shelves', 'storage', ...names, nameOf(wall)],
  };
}

export const pantryTheme: Theme = { name: 'pantries', shapes: ['2:3', '3:4', '4:5'], draw: shelfLife };
