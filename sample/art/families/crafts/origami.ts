import { darken, lighten, mix, nameOf, standingOut } from '../../colour.ts';
import { hues } from '../../palettes.ts';
import { an, capital, listed, sentences, titled } from '../../phrases.ts';
import type { Scene, Sheet } from '../../sheet.ts';
import { circle, line, path, place, polar, polygon, times } from '../../svg.ts';
import type { Theme } from '../../theme.ts';

/** Folded paper as flat facets, about 100 units across. */
const FOLDED: Readonly<Record<string, (a: string, b: string, c: string) => string>> = {
  crane: (a, b, c) =>
    path('M0 20L-50 -40L-12 -6Z', b) +
    path('M0 20L50 -44L12 -6Z', a) +
    path('M-12 -6L12 -6L0 28Z', c) +
    path('M-8 6L-64 26L-2 24Z', c) +
    path('M8 6L46 -8L58 4L44 2L2 24Z', b),
  boat: (a, b, c) =>
    path('M-56 0L56 0L34 30L-34 30Z', a) +
    path('M0 -44L-30 0L0 0Z', b) +
    path('M0 -44L30 0L0 0Z', c) +
    path('M-56 0L0 14L-34 30Z', c),
  fox: (a, b, c) =>
    path('M-44 -44L0 -14L-30 6Z', a) +
    path('M44 -44L0 -14L30 6Z', b) +
    path('M-30 6L0 -14L30 6L0 44Z', c) +
    path('M0 44L-8 30L8 30Z', '#231d1d'),
  star: (a, b) =>
    times(
      8,
      (i) =>
        polygon([[0, 0], polar(0, 0, 50, i * 45), polar(0, 0, 24, i * 45 + 22.5)], a) +
        polygon([[0, 0], polar(0, 0, 50, i * 45), polar(0, 0, 24, i * 45 - 22.5)], b),
    ),
  fish: (a, b, c) =>
    path('M50 0L0 -30L-16 0Z', a) +
    path('M50 0L0 30L-16 0Z', b) +
    path('M-16 0L-54 -28L-40 0Z', c) +
    path('M-16 0L-54 28L-40 0Z', a) +
    circle(26, -5, 3.4, '#231d1d'),
  whale: (a, b, c) =>
    path('M-50 4L10 -30L50 -6L40 26L-20 26Z', a) +
    path('M-50 4L-20 26L40 26L0 10Z', b) +
    path('M-50 4L-66 -24L-46 -16L-36 -30Z', c),
  butterfly: (a, b, c) =>
    path('M0 0L-50 -40L-44 4Z', a) +
    path('M0 0L50 -40L44 4Z', b) +
    path('M0 0L-40 6L-26 40Z', b) +
    path('M0 0L40 6L26 40Z', c),
  plane: (a, b, c) =>
    path('M-56 14L56 -34L-14 10Z', a) + path('M-14 10L56 -34L2 36Z', b) + path('M-14 10L-18 36L0 20Z', c),
};

function origami(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const ground = random.pick([
    palette.paper,
    palette.soft,
    palette.main,
    palette.deep,
    lighten(palette.second, 0.4),
    palette.second,
    palette.accent,
  ]);
  const names = random.some(Object.keys(FOLDED), random.int(1, 4));
  const columns = random.pick([1, 2, 3, 4]);
  const rows = Math.max(1, Math.round((columns * H) / W));
  const fills = [...hues(palette), palette.paper].map((c) =>
    standingOut(ground, [c, palette.paper, palette.ink], 0.14),
  );
  const seen = new Set<string>();
  const cells = times(columns * rows, (i) => {
    const name = names[i % names.length] ?? 'crane';
    const fill = random.pick(fills);
    seen.add(nameOf(fill));
    const [x, y] = [(W * ((i % columns) + 0.5)) / columns, (H * (Math.floor(i / columns) + 0.5)) / rows];
    const scale = (Math.min(W / columns, H / rows) / 150) * random.between(0.9, 1.06);
    const turn = random.between(-14, 14);
    const shape = FOLDED[name];
    return (
      place(shape?.(palette.ink, palette.ink, palette.ink) ?? '', x + 12 * scale, y + 18 * scale, {
        scale,
        rotate: turn,
        opacity: 0.16,
      }) +
      place(shape?.(fill, darken(fill, 0.14), lighten(fill, 0.3)) ?? '', x, y, {
        scale,
        rotate: turn,
        flip: random.chance(0.3),
      })
    );
  });
  const hung =
    columns > 1 && random.chance(0.4)
      ? times(columns, (c) =>
          line((W * (c + 0.5)) / columns, 0, (W * (c + 0.5)) / columns, H, mix(ground, palette.ink, 0.4), 2),
        )
      : '';
  const colours = [...seen].slice(0, 3);
  const many = columns * rows;
  return {
    body: sheet.ground(ground) + hung + cells,
    title: titled(random, [
      `${many > 1 ? `${many} folded ` : 'Folded '}${listed(names)}`,
      `Origami ${names[0]} on ${nameOf(ground)}`,
      `Paper ${listed(names.slice(0, 2))} in ${listed(colours.slice(0, 2))}`,
      `${capital(colours[0] ?? '')} paper ${names[0]}${hung ? ' on threads' : ''}`,
    ]),
    description: sentences(
      `Origami ${listed(names)} in ${listed(colours)} paper on ${nameOf(ground)}`,
      random.pick(['Twenty folds, no glue', 'Over the cot, out of reach', 'Start with bigger paper']),
    ),
    altText: `Illustration of origami ${listed(names)} folded from ${listed(colours)} paper on ${an(nameOf(ground))} ground.`,
    words: ['origami', 'paper', 'folding', 'craft', ...names, ...colours, nameOf(ground)],
  };
}

export const origamiTheme: Theme = { name: 'origami', shapes: ['1:1', '3:4', '2:3', '4:5'], draw: origami };
