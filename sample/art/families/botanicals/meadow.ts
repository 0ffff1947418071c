import { lighten, mix } from '../../colour.ts';
import { capital, listed, sentences, titled } from '../../phrases.ts';
import { FLOWERS } from '../../props/flower-heads.ts';
import { flower } from '../../props/flowers.ts';
import { type Greens, greensFor } from '../../props/foliage.ts';
import { grass } from '../../props/trees.ts';
import type { Scene, Sheet } from '../../sheet.ts';
import { circle, ellipse, place, times } from '../../svg.ts';
import type { Theme } from '../../theme.ts';
import { petalOf } from './ground.ts';

function meadow(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const dark = random.chance(0.35);
  const ground = dark
    ? mix(palette.deep, palette.ink, 0.5)
    : random.pick([
        palette.paper,
        lighten(palette.soft, 0.2),
        lighten(palette.accent, 0.5),
        mix(palette.second, palette.paper, 0.6),
      ]);
  const greens = greensFor(palette, random);
  const names = random.some(
    FLOWERS.filter((one) => !['peony', 'protea', 'snowdrop', 'ranunculus'].includes(one)),
    random.int(3, 5),
  );
  const sun = random.chance(0.6)
    ? circle(
        W * random.between(0.2, 0.8),
        H * random.between(0.16, 0.34),
        W * random.between(0.1, 0.2),
        dark ? lighten(palette.accent, 0.4) : palette.accent,
        { opacity: 0.9 },
      )
    : '';
  const far = grass(
    random,
    0,
    H,
    W,
    H * 0.42,
    [mix(greens.light, ground, 0.45), mix(greens.mid, ground, 0.5)],
    70,
  );
  const rows = [0.6, 0.8, 1]
    .map((depth) =>
      times(Math.round(8 + depth * 2), (i) => {
        const name = random.pick(names);
        const fade = 1 - depth;
        const petal = mix(petalOf(sheet, name), ground, fade * 0.7);
        const green: Greens = {
          dark: mix(greens.dark, ground, fade),
          mid: mix(greens.mid, ground, fade),
          light: mix(greens.light, ground, fade),
        };
        return place(
          flower(
            random,
            name,
            H * random.between(0.34, 0.62) * (1.1 - depth * 0.25),
            W * random.between(0.07, 0.12) * (0.5 + depth * 0.5),
            petal,
            palette.ink,
            green,
          ),
          (W * (i + random.between(0.1, 0.9))) / (8 + depth * 2),
          H * 1.01,
        );
      }),
    )
    .join('');
  const near = grass(random, 0, H, W, H * 0.22, [greens.dark, greens.mid], 60);
  const flies = times(random.int(0, 5), () => {
    const [bx, by, s] = [random.between(0.1, 0.9) * W, random.between(0.08, 0.5) * H, W * 0.02];
    const c = random.pick([palette.main, palette.accent, palette.paper]);
    return place(
      ellipse(-s * 0.5, 0, s * 0.5, s * 0.8, c, { transform: 'rotate(-28)' }) +
        ellipse(s * 0.5, 0, s * 0.5, s * 0.8, c, { transform: 'rotate(28)' }) +
        ellipse(0, 0, s * 0.12, s * 0.8, palette.ink),
      bx,
      by,
      { rotate: random.between(-40, 40) },
    );
  });
  const light = sun ? 'with the sun behind' : dark ? 'at night' : 'in plain light';
  return {
    body:
      sheet.ground(sheet.linear([ground, mix(ground, dark ? greens.dark : greens.light, 0.35)])) +
      sun +
      far +
      rows +
      near +
      flies,
    title: titled(random, [
      `Meadow of ${listed(names.slice(0, 2))}`,
      `Wildflowers ${light}: ${names[0]} and ${names[1]}`,
      `${names[0]}, ${names[1]}, ${names[2]}`,
      `Unmown strip with ${names[0]}`,
    ]),
    description: sentences(
      `${capital(listed(names))} ${light}`,
      random.pick(['Mow once, in September', 'Sow in autumn, be patient', 'Lie down and look up']),
    ),
    altText: `Illustration of a wildflower meadow ${light}: ${listed(names)} among tall grass${flies ? ', with butterflies' : ''}.`,
    words: ['meadow', 'wildflowers', 'botanical', 'garden', ...names],
  };
}

export const meadowTheme: Theme = {
  name: 'wildflowers',
  shapes: ['2:3', '9:16', '3:2', '4:5'],
  draw: meadow,
};
