import { lighten, mix, nameOf } from '../../colour.ts';
import { an, capital, numberWord, sentences, titled } from '../../phrases.ts';
import { FLOWERS, flowerHead } from '../../props/flower-heads.ts';
import { flower } from '../../props/flowers.ts';
import { type Greens, greensFor, leaf } from '../../props/foliage.ts';
import type { Scene, Sheet } from '../../sheet.ts';
import { ellipse, type Point, place, rect, smooth, stroke, times } from '../../svg.ts';
import type { Theme } from '../../theme.ts';
import { petalOf } from './ground.ts';

function herbarium(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const paper = random.pick(['#f3ead6', '#efe3cb', palette.paper, lighten(palette.soft, 0.4)]);
  const mount = random.pick([palette.soft, palette.second, palette.deep, palette.main, '#cdbb97']);
  const greens = greensFor(palette, random);
  const dry: Greens = {
    dark: mix(greens.dark, '#6b5a35', 0.3),
    mid: mix(greens.mid, '#9a8a52', 0.25),
    light: mix(greens.light, '#c9bb82', 0.25),
  };
  const name = random.pick(FLOWERS);
  const petal = mix(petalOf(sheet, name), '#b99a6a', 0.12);
  const stems = random.int(1, 3);
  const tall = H * random.between(0.56, 0.68);
  const base: Point = [W * random.between(0.42, 0.58), H * random.between(0.8, 0.86)];
  const roots = random.chance(0.55)
    ? times(9, (i) =>
        stroke(
          smooth([
            [base[0], base[1] - 4],
            [base[0] + (i - 4) * 12, base[1] + H * 0.04],
            [base[0] + (i - 4) * random.between(10, 26), base[1] + H * random.between(0.05, 0.1)],
          ]),
          '#8a6f4a',
          random.between(1.4, 3.4),
        ),
      )
    : '';
  const specimen = times(stems, (i) =>
    place(
      flower(
        random,
        name,
        tall * random.between(0.75, 1),
        W * random.between(0.13, 0.2),
        petal,
        palette.ink,
        dry,
      ),
      ...base,
      { rotate: (i - (stems - 1) / 2) * random.between(12, 18) },
    ),
  );
  const details = random.chance(0.6)
    ? times(3, (i) =>
        place(
          i === 0
            ? flowerHead(random, name, W * 0.1, petal, palette.ink)
            : i === 1
              ? leaf(W * 0.13, W * 0.06, dry.mid)
              : ellipse(0, 0, W * 0.015, W * 0.022, '#7d5b36') +
                ellipse(W * 0.05, 0, W * 0.013, W * 0.018, '#9a7446'),
          W * random.pick([0.16, 0.84]),
          H * (0.2 + i * 0.17),
        ),
      )
    : '';
  const tapes = times(stems + 1, (i) =>
    place(
      rect(-W * 0.045, -H * 0.008, W * 0.09, H * 0.016, '#fffaf0', { opacity: 0.8 }),
      base[0] + (i - stems / 2) * W * 0.05,
      base[1] - tall * (0.16 + i * 0.17),
      { rotate: random.between(-30, 30) },
    ),
  );
  const label =
    rect(W * 0.62, H * 0.87, W * 0.27, H * 0.07, '#fdf8ec', { stroke: '#cdbb97', strokeWidth: 2 }) +
    times(3, (i) => rect(W * 0.64, H * (0.884 + i * 0.016), W * (0.22 - i * 0.05), 3, '#a89878'));
  const stains = times(3, () =>
    ellipse(
      random.between(0, W),
      random.between(0, H),
      W * random.between(0.1, 0.3),
      W * random.between(0.1, 0.25),
      sheet.glow('#b9945a', 0.2),
    ),
  );
  const body =
    sheet.ground(mount) +
    rect(W * 0.05 + 8, H * 0.035 + 10, W * 0.9, H * 0.93, palette.ink, { opacity: 0.2 }) +
    rect(W * 0.05, H * 0.035, W * 0.9, H * 0.93, paper) +
    stains +
    roots +
    place(specimen, 7, 9, { opacity: 0.12 }) +
    specimen +
    details +
    tapes +
    label;
  const colour = nameOf(petal);
  return {
    body,
    title: titled(random, [
      `Pressed ${name} on ${nameOf(mount)}`,
      `Herbarium sheet: ${name}`,
      `${colour} ${name}, ${numberWord(stems)} stem${stems > 1 ? 's' : ''}${roots ? ' with roots' : ''}`,
      `${name} under paper tape`,
      `A ${name} from the field path`,
    ]),
    description: sentences(
      `${capital(numberWord(stems))} ${stems > 1 ? 'stems' : 'stem'} of ${name}${roots ? ', roots and all' : ''}, taped to a sheet`,
      random.pick([
        'Dried between newspapers for two weeks',
        'The colour holds if you change the paper',
        'From a school collection',
      ]),
    ),
    altText: `Illustration of a herbarium sheet with ${an(`${colour} ${name}`)}${roots ? ' and its roots' : ''}, held by paper tapes, with a small label.`,
    words: ['herbarium', 'botanical', 'pressed flowers', 'specimen', name, colour],
  };
}

export const herbariumTheme: Theme = { name: 'herbarium', shapes: ['2:3', '3:4'], draw: herbarium };
