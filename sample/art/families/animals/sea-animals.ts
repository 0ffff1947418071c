import { lighten, mix, nameOf, standingOut } from '../../colour.ts';
import { hues } from '../../palettes.ts';
import { capital, sentences, titled } from '../../phrases.ts';
import { fish, jelly, weed, whale } from '../../props/sea-animals.ts';
import type { Scene, Sheet } from '../../sheet.ts';
import { circle, path, place, smooth, times } from '../../svg.ts';
import type { Theme } from '../../theme.ts';

function undersea(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const [top, bottom] = random.pick([
    [mix(palette.second, '#7fc4cf', 0.6), mix(palette.deep, '#123f5e', 0.6)],
    ['#8fd0cf', '#17606f'],
    [palette.soft, palette.deep],
    ['#5d7fc4', '#1a1f4f'],
    [lighten(palette.main, 0.4), palette.deep],
  ] as const);
  const colours = [...hues(palette), palette.paper, '#f2a33c', '#ee6f5b'].map((c) =>
    standingOut(bottom, [c, palette.paper], 0.16),
  );
  const star = random.pick(['shoal', 'whale', 'jellies', 'reef']);
  const rays = times(4, (i) =>
    path(
      `M${W * (0.1 + i * 0.25)} -10L${W * (0.2 + i * 0.25)} -10L${W * (0.3 + i * 0.25)} ${H}L${W * (0.02 + i * 0.25)} ${H}Z`,
      '#ffffff',
      { opacity: 0.06 },
    ),
  );
  const bubbles = times(26, () =>
    circle(W * random.next(), H * random.next(), random.between(3, 13), 'none', {
      stroke: '#ffffff',
      strokeWidth: 2,
      opacity: 0.5,
    }),
  );
  const floor = path(
    `${smooth([
      [0, H * 0.9],
      [W * 0.3, H * 0.87],
      [W * 0.7, H * 0.92],
      [W, H * 0.88],
    ])}V${H}H0Z`,
    mix('#e6cf9f', bottom, 0.35),
  );
  const weeds = times(11, (i) =>
    place(
      weed(
        random,
        H * random.between(0.12, 0.34),
        random.pick([mix(palette.second, '#3f8a6a', 0.5), ...colours.slice(0, 3)]),
      ),
      (W * (i + random.between(0, 0.8))) / 11,
      H * random.between(0.92, 1),
    ),
  );
  const school = (n: number, low: number, high: number): string =>
    times(n, () => {
      const f = random.pick(colours);
      return place(
        fish(
          sheet,
          W * random.between(low, high),
          f,
          standingOut(f, random.shuffle([palette.paper, palette.ink, palette.accent])),
        ),
        W * random.between(0.06, 0.94),
        H * random.between(0.08, 0.8),
        { flip: random.chance(0.4) },
      );
    });
  const [one, mark] = [random.pick(colours), palette.ink];
  const stars: Readonly<Record<string, () => string>> = {
    shoal: () => {
      const drawn = fish(sheet, W * 0.14, one, standingOut(one, [mark, palette.paper]));
      return (
        times(26, (i) =>
          place(
            drawn,
            W * (0.5 + 0.36 * Math.cos(i * 2.4) * Math.sqrt(i / 26)),
            H * (0.44 + 0.32 * Math.sin(i * 2.4) * Math.sqrt(i / 26)),
            { scale: random.between(0.6, 1.1) },
          ),
        ) + school(3, 0.16, 0.24)
      );
    },
    whale: () =>
      place(
        whale(
          W * 0.44,
          random.pick(
            [palette.deep, '#3f5f8a', palette.main].map((c) =>
              standingOut(bottom, [c, lighten(c, 0.5)], 0.12),
            ),
          ),
        ),
        W * 0.5,
        H * 0.38,
        { rotate: random.between(-14, 8) },
      ) + school(6, 0.06, 0.1),
    jellies: () =>
      times(7, () =>
        place(
          jelly(W * random.between(0.14, 0.34), random.pick(colours)),
          W * random.between(0.12, 0.88),
          H * random.between(0.14, 0.7),
          { rotate: random.between(-20, 20) },
        ),
      ),
    reef: () => school(12, 0.13, 0.24),
  };
  const name =
    { shoal: 'shoal', whale: 'whale and small fish', jellies: 'jellyfish', reef: 'reef fish' }[star] ??
    'fish';
  return {
    body:
      sheet.ground(sheet.linear([top, bottom])) +
      rays +
      (star === 'reef' ? '' : bubbles) +
      floor +
      (stars[star]?.() ?? '') +
      weeds,
    title: titled(random, [
      `${capital(name)} in ${nameOf(bottom)} water`,
      `Under the sea: ${name}, ${nameOf(one)}`,
      `${capital(nameOf(one))} ${name} over weed and sand`,
      `${capital(name)}, from ${nameOf(top)} down to ${nameOf(bottom)}`,
    ]),
    description: sentences(
      `${capital(name)} above weed, coral and sand`,
      random.pick(['For the bathroom door', 'Hold your breath', 'Cut out in felt, maybe']),
    ),
    altText: `Illustration of ${name} under water between ${nameOf(top)} and ${nameOf(bottom)}, above seaweed and sand.`,
    words: ['sea animals', 'fish', 'animals', 'ocean', star, nameOf(bottom), nameOf(one)],
  };
}

export const underseaTheme: Theme = {
  name: 'sea animals',
  shapes: ['2:3', '3:4', '9:16', '3:2'],
  draw: undersea,
};
