import { lighten, mix, nameOf, standingOut } from '../colour.ts';
import { hues } from '../palettes.ts';
import { an, capital, listed, sentences } from '../phrases.ts';
import { threads } from '../props/cloth.ts';
import { anyCloth } from '../props/cloth-geometric.ts';
import { FLOWERS } from '../props/flower-heads.ts';
import { flower } from '../props/flowers.ts';
import { greensFor } from '../props/foliage.ts';
import { atHour, pickHour } from '../props/hours.ts';
import { SMALL_PLANTS } from '../props/plants.ts';
import { potted } from '../props/pots.ts';
import { books } from '../props/shelf-things.ts';
import { VASES, vessel } from '../props/vessels.ts';
import type { Scene, Sheet } from '../sheet.ts';
import { circle, path, place, rect, smooth, times, wedge } from '../svg.ts';
import type { Theme } from '../theme.ts';
import { sight } from './landscapes/sight.ts';

const view = (sheet: Sheet): Scene => {
  const { random, width, height } = sheet;
  const hour = pickHour(random);
  const seen = sight(
    sheet,
    random.pick(['mountains', 'sea', 'fields', 'lake', 'desert', 'snow', 'forest']),
    hour,
    { x: 0, y: 0, width, height },
  );
  return {
    body: seen.body,
    title: `${capital(seen.place)} ${atHour(hour.name)}`,
    description: sentences(`${listed(seen.things)} ${atHour(hour.name)}`),
    altText: `Wide illustration of ${an(seen.place)} ${atHour(hour.name)}.`,
    words: ['cover', 'landscape', seen.place, hour.name],
    palette: [hour.near, hour.far, ...hour.sky],
  };
};

const cloth = (sheet: Sheet): Scene => {
  const { width: W, height: H, random } = sheet;
  const one = anyCloth(sheet, W * random.between(0.14, 0.24));
  return {
    body: rect(0, 0, W, H, one.fill) + threads(sheet, (fill) => rect(0, 0, W, H, fill)),
    title: capital(one.name),
    description: sentences(`One length of ${one.name}, edge to edge`),
    altText: `Wide illustration of ${an(one.name)} on ${nameOf(one.ground)}.`,
    words: ['cover', 'textile', one.name],
  };
};

const shelf = (sheet: Sheet): Scene => {
  const { random, palette, width: W, height: H } = sheet;
  const wall = random.pick([
    palette.soft,
    palette.main,
    palette.deep,
    lighten(palette.second, 0.4),
    palette.accent,
  ]);
  const base = H * 0.86;
  const colours = hues(palette)
    .concat(palette.paper)
    .map((c) => standingOut(wall, [c, palette.paper, palette.deep], 0.14));
  const row = times(9, (i) => {
    const x = W * (0.06 + i * 0.11);
    return (
      sheet.standing(x, base, W * 0.08) +
      place(
        random.pick([
          () => potted(sheet, random.pick(SMALL_PLANTS), H * random.between(0.4, 0.62), random.pick(colours)),
          () => vessel(sheet, random.pick(VASES), H * random.between(0.3, 0.56), random.pick(colours)),
          () => place(books(sheet, W * 0.09, H * 0.34), -W * 0.045, 0),
        ])(),
        x,
        base,
      )
    );
  });
  return {
    body:
      sheet.ground(wall) +
      row +
      rect(0, base, W, H * 0.05, '#8a5f3f') +
      rect(0, base + H * 0.05, W, H * 0.09, mix(wall, palette.ink, 0.2)),
    title: `A shelf on ${an(nameOf(wall))} wall`,
    description: 'Plants, books and pottery in a row.',
    altText: `Wide illustration of plants, books and pottery on a shelf before ${an(nameOf(wall))} wall.`,
    words: ['cover', 'shelf', 'plants', 'pottery'],
  };
};

const meadow = (sheet: Sheet): Scene => {
  const { random, palette, width: W, height: H } = sheet;
  const ground = random.pick([
    palette.paper,
    palette.soft,
    mix(palette.deep, palette.ink, 0.4),
    lighten(palette.accent, 0.5),
  ]);
  const names = random.some(
    FLOWERS.filter((f) => !['snowdrop', 'protea'].includes(f)),
    3,
  );
  const greens = greensFor(palette, random);
  const row = times(24, (i) =>
    place(
      flower(
        random,
        random.pick(names),
        H * random.between(0.4, 0.82),
        W * random.between(0.05, 0.09),
        random.pick([palette.main, palette.accent, palette.paper]),
        palette.ink,
        greens,
      ),
      (W * (i + random.next())) / 24,
      H * 1.02,
    ),
  );
  return {
    body:
      sheet.ground(ground) +
      circle(W * random.between(0.2, 0.8), H * 0.4, H * 0.26, mix(ground, palette.accent, 0.5)) +
      row,
    title: capital(listed(names)),
    description: sentences(`A row of ${listed(names)}`),
    altText: `Wide illustration of ${listed(names)} in a row.`,
    words: ['cover', 'flowers', ...names],
  };
};

const shapes = (sheet: Sheet): Scene => {
  const { random, palette, width: W, height: H } = sheet;
  const n = 8;
  const s = W / n;
  const pick = (): string => random.pick([...hues(palette), palette.soft, palette.paper]);
  const tiles = times(n * Math.ceil(H / s), (i) => {
    const [a, b] = [pick(), pick()];
    const turn = random.int(0, 3) * 90;
    const one = random.pick([
      path(wedge(-s / 2, -s / 2, 0, s, 90, 180), b),
      circle(0, 0, s * 0.34, b),
      path(wedge(0, 0, 0, s / 2, 0, 180), b),
      path(
        `M${-s / 2} ${-s / 2}Q${s / 2} ${-s / 2} ${s / 2} ${s / 2}Q${-s / 2} ${s / 2} ${-s / 2} ${-s / 2}Z`,
        b,
      ),
      times(4, (k) => rect(-s / 2, -s / 2 + (k * s) / 4, s, s / 8, b)),
    ]);
    return (
      rect((i % n) * s, Math.floor(i / n) * s, s + 0.5, s + 0.5, a) +
      place(one, ((i % n) + 0.5) * s, (Math.floor(i / n) + 0.5) * s, { rotate: turn })
    );
  });
  const [lift, sway, low] = [
    random.between(-0.08, 0.1),
    random.between(0.1, 0.4),
    random.between(0.45, 0.75),
  ];
  const order = random.shuffle([palette.accent, palette.main, palette.second, palette.deep, palette.ink]);
  const hills = times(5, (i) =>
    path(
      `${smooth([
        [0, H * (0.2 + i * 0.16)],
        [W * sway, H * (0.18 - lift + i * 0.17)],
        [W * low, H * (0.2 + lift + i * 0.155)],
        [W, H * (0.14 + i * 0.17)],
      ])}V${H}H0Z`,
      order[i] ?? palette.main,
    ),
  );
  const tiled = random.chance(0.6);
  return {
    body: sheet.ground(palette.soft) + (tiled ? tiles : hills),
    title: `${palette.name} in ${tiled ? 'tiles' : 'waves'}`,
    description: 'Flat shapes in five colours.',
    altText: `Wide illustration of flat ${tiled ? 'tiles' : 'waves'} in ${nameOf(palette.main)}, ${nameOf(palette.accent)} and ${nameOf(palette.deep)}.`,
    words: ['cover', 'pattern', palette.name],
  };
};

const COVERS = [view, view, cloth, shelf, meadow, shapes];

export const coverTheme: Theme = {
  name: 'covers',
  shapes: ['16:9'],
  draw: (sheet) => sheet.random.pick(COVERS)(sheet),
};
