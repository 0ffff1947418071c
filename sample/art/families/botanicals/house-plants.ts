import { lighten, mix, nameOf, standingOut } from '../../colour.ts';
import { an, capital, listed, numberWord, sentences, titled } from '../../phrases.ts';
import { plant, SMALL_PLANTS, STANDING_PLANTS } from '../../props/plants.ts';
import { pot, potted } from '../../props/pots.ts';
import type { Scene, Sheet } from '../../sheet.ts';
import { arch, blob, circle, path, place, rect, times } from '../../svg.ts';
import type { Theme } from '../../theme.ts';

function pots(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const ground = random.pick([
    palette.soft,
    palette.paper,
    lighten(palette.main, 0.4),
    palette.main,
    palette.deep,
    palette.second,
    lighten(palette.accent, 0.4),
  ]);
  const one = random.chance(0.4);
  const fills = random
    .shuffle([palette.main, palette.accent, palette.second, palette.paper, palette.deep])
    .map((c) => standingOut(ground, [c, palette.paper, palette.deep], 0.12));
  const fill = (i: number): string => fills[i % fills.length] ?? palette.accent;
  if (one) {
    const name = random.pick([...STANDING_PLANTS, ...SMALL_PLANTS]);
    const vessel = pot(sheet, W * 0.34, fill(0));
    const foot = H * 0.86;
    const back = random.pick([
      () => circle(W / 2, H * 0.46, W * 0.4, mix(ground, fill(1), 0.5)),
      () => path(arch(W * 0.12, H * 0.08, W * 0.76, H), mix(ground, fill(1), 0.45)),
      () => path(blob(random, W / 2, H * 0.45, W * 0.42, H * 0.34, 0.14), mix(ground, fill(1), 0.5)),
    ])();
    const body =
      sheet.ground(ground) +
      back +
      rect(0, foot - 20, W, H - foot + 20, mix(ground, palette.ink, 0.16)) +
      sheet.standing(W / 2, foot, W * 0.4, 0.4) +
      place(plant(sheet, name, foot - vessel.rim - H * 0.08), W / 2, foot - vessel.rim * 0.96) +
      place(vessel.body, W / 2, foot);
    return {
      body,
      title: titled(random, [
        `${capital(an(name))} in ${an(nameOf(fill(0)))} pot`,
        `${name} on ${nameOf(ground)}`,
        `Portrait of ${an(name)}, ${nameOf(fill(0))} pot`,
      ]),
      description: sentences(
        `${capital(an(name))} in ${an(nameOf(fill(0)))} pot`,
        random.pick(['Likes to be left alone', 'New leaf every other week', 'East window, little water']),
      ),
      altText: `Illustration of ${an(name)} in ${an(nameOf(fill(0)))} pot before ${an(nameOf(ground))} wall.`,
      words: ['house plants', 'potted plant', 'botanical', name, nameOf(fill(0)), nameOf(ground)],
    };
  }
  const rows = H / W > 1.2 ? 3 : 2;
  const columns = random.int(3, 4);
  const cactusOnly = random.chance(0.35);
  const used = new Set<string>();
  const shelves = times(rows, (r) => {
    const y = (H * (r + 0.93)) / rows;
    const high = H / rows;
    const plants = times(columns, (c) => {
      const name = cactusOnly
        ? random.pick(['cactus', 'aloe', 'cactus'] as const)
        : random.pick(SMALL_PLANTS);
      used.add(name);
      const x = (W * (c + 0.5)) / columns;
      return (
        sheet.standing(x, y, W * 0.14) +
        place(potted(sheet, name, high * random.between(0.56, 0.8), fill(r * columns + c)), x, y)
      );
    });
    return rect(0, y, W, 16, '#8a5f3f') + rect(0, y + 16, W, 10, palette.ink, { opacity: 0.12 }) + plants;
  });
  const names = [...used];
  return {
    body: sheet.ground(ground) + shelves,
    title: titled(random, [
      `${capital(numberWord(rows * columns))} pots: ${listed(names)}`,
      `Plant shelf on ${an(nameOf(ground))} wall`,
      cactusOnly
        ? `Cactus collection on ${nameOf(ground)}`
        : `${capital(numberWord(rows))} shelves of ${names[0]} and ${names.at(-1)}`,
    ]),
    description: sentences(
      `${capital(listed(names))} on ${numberWord(rows)} shelves`,
      random.pick([
        'Cuttings from friends, mostly',
        'All of them survived the winter',
        'One went to a good home',
      ]),
    ),
    altText: `Illustration of ${numberWord(rows * columns)} potted plants on ${numberWord(rows)} wooden shelves before ${an(nameOf(ground))} wall: ${listed(names)}.`,
    words: ['house plants', 'plant shelf', 'pots', 'botanical', ...names, nameOf(ground)],
  };
}

export const potsTheme: Theme = { name: 'house plants', shapes: ['3:4', '4:5', '1:1', '2:3'], draw: pots };
