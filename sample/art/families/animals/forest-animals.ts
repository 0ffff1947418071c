import { mix } from '../../colour.ts';
import { an, capital, sentences, titled } from '../../phrases.ts';
import { FLOWERS, flowerHead } from '../../props/flower-heads.ts';
import { frond } from '../../props/foliage.ts';
import { bear, deer, fox, hare } from '../../props/forest-animals.ts';
import { pickHour } from '../../props/hours.ts';
import { mushroom } from '../../props/mushrooms.ts';
import { land, ridge, sky } from '../../props/terrain.ts';
import { grass, TREES, tree } from '../../props/trees.ts';
import type { Scene, Sheet } from '../../sheet.ts';
import { circle, ellipse, place, stroke, times } from '../../svg.ts';
import type { Theme } from '../../theme.ts';

function woodland(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const hour = pickHour(random);
  const box = { x: 0, y: 0, width: W, height: H };
  const animals: Readonly<Record<string, () => string>> = {
    fox: () => fox(W * 0.42, random.pick(['#d9702f', '#c8562e', '#e2863f'])),
    bear: () => bear(W * 0.4, random.pick(['#6b4a36', '#4f382c', '#8a6242'])),
    hare: () => hare(W * 0.36, random.pick(['#b58f6a', '#a39a8c', '#d9c2a0'])),
    deer: () => deer(W * 0.44, random.pick(['#b97a45', '#a8683a', '#c98f5c'])),
  };
  const [name, draw] = random.pick(Object.entries(animals));
  const season = random.pick(['ferns', 'mushrooms', 'flowers', 'snow', 'tall grass']);
  const trees = [0.15, 0.35, 0.6]
    .map((depth, i) =>
      times(11 - i * 2, () =>
        place(
          tree(
            random,
            random.pick(i === 2 ? (['birch', 'fir', 'round tree'] as const) : TREES),
            H * (0.3 + i * 0.14) * random.between(0.8, 1.2),
            mix(hour.far, hour.near, depth),
          ),
          W * random.next(),
          H * (0.66 + i * 0.05),
        ),
      ),
    )
    .join('');
  const floor =
    season === 'snow' ? mix('#ffffff', hour.sky[1] ?? '#fff', 0.25) : mix(hour.near, '#48704a', 0.35);
  const ground =
    land(ridge(random, box, H * 0.72, H * 0.025, 'rolling'), box, mix(floor, hour.far, 0.3), true) +
    land(ridge(random, box, H * 0.8, H * 0.025, 'rolling'), box, floor, true);
  const greens = {
    dark: mix(hour.near, '#2f5a3f', 0.6),
    mid: mix(hour.near, '#5f8a55', 0.6),
    light: mix(hour.near, '#9db56a', 0.6),
  };
  const front: Readonly<Record<string, () => string>> = {
    ferns: () =>
      times(9, (i) =>
        place(
          frond(
            H * random.between(0.18, 0.3),
            0,
            random.between(-60, 60),
            random.pick([greens.dark, greens.mid, greens.light]),
            0.22,
            12,
          ),
          (W * i) / 8,
          H * 1.02,
          { rotate: random.between(-30, 30) },
        ),
      ),
    mushrooms: () =>
      times(7, () =>
        place(
          mushroom(
            random,
            H * random.between(0.07, 0.15),
            random.pick(['#c8402e', '#e0a544', '#b9793f']),
            '#f3e6cf',
          ).body,
          W * random.next(),
          H * random.between(0.9, 1),
        ),
      ) + grass(random, 0, H * 1.01, W, H * 0.08, [greens.dark, greens.mid], 80),
    flowers: () =>
      grass(random, 0, H * 1.01, W, H * 0.14, [greens.dark, greens.mid, greens.light], 100) +
      times(14, () => {
        const [x, y] = [W * random.next(), H * random.between(0.88, 0.98)];
        return (
          stroke(`M${x} ${y}V${H}`, greens.dark, 3) +
          place(
            flowerHead(
              random,
              random.pick(
                FLOWERS.filter((f) => ['daisy', 'poppy', 'cornflower', 'cosmos', 'anemone'].includes(f)),
              ),
              W * 0.06,
              random.pick([palette.main, palette.accent, '#fffdf4']),
              palette.ink,
            ),
            x,
            y,
          )
        );
      }),
    snow: () =>
      times(90, () =>
        circle(W * random.next(), H * random.next(), random.between(1.5, 5), '#ffffff', { opacity: 0.85 }),
      ),
    'tall grass': () => grass(random, 0, H * 1.01, W, H * 0.22, [greens.dark, greens.mid, greens.light], 150),
  };
  const body =
    sky(sheet, hour, box).body +
    trees +
    ground +
    ellipse(W * 0.5, H * 0.885, W * 0.22, H * 0.014, palette.ink, { opacity: 0.25 }) +
    place(draw(), W * random.between(0.44, 0.56), H * 0.885, { flip: random.chance(0.5) }) +
    (front[season]?.() ?? '');
  return {
    body,
    palette: [hour.near, hour.far, ...hour.sky],
    title: titled(random, [
      `${capital(name)} in ${season}, ${hour.name}`,
      `${capital(an(name))} in the wood, ${season}`,
      `${capital(hour.name)}: ${an(name)} among ${season}`,
      `${capital(name)} between birches and ${season}`,
    ]),
    description: sentences(
      `${capital(an(name))} stands in the wood, ${season} in front`,
      random.pick(['For the nursery', 'We saw this one, I swear', 'Page four of the picture book']),
    ),
    altText: `Illustration of ${an(name)} in a wood at ${hour.name}, with ${season} in front.`,
    words: ['forest animals', 'animals', 'wood', 'nature', name, season, hour.name],
  };
}

export const woodlandTheme: Theme = { name: 'forest animals', shapes: ['2:3', '4:5', '1:1'], draw: woodland };
