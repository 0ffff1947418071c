import { darken, lighten, lightness, mix, nameOf, standingOut } from '../../colour.ts';
import { hues } from '../../palettes.ts';
import { an, capital, listed, numberWord, sentences, titled } from '../../phrases.ts';
import { ovalLeaf } from '../../props/foliage.ts';
import { beetle, butterfly } from '../../props/insects.ts';
import type { Scene, Sheet } from '../../sheet.ts';
import { place, rect, stroke, times } from '../../svg.ts';
import type { Theme } from '../../theme.ts';

function cabinet(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const ground = random.pick([
    palette.paper,
    '#f6efe0',
    palette.soft,
    palette.ink,
    palette.deep,
    lighten(palette.second, 0.5),
  ]);
  const kind = random.pick(['butterflies', 'beetles', 'butterflies and beetles', 'feathers']);
  const columns = random.int(2, 4);
  const rows = Math.max(2, Math.round((columns * H) / W));
  const tone = (): string =>
    standingOut(
      ground,
      [
        random.pick([...hues(palette), '#3f6fb5', '#d9702f', '#5f8a55', '#c9a23f']),
        palette.paper,
        palette.ink,
      ],
      0.15,
    );
  const seen = new Set<string>();
  const boxed = random.chance(0.5);
  const cells = times(columns * rows, (i) => {
    const [cw, ch] = [(W * 0.88) / columns, (H * 0.9) / rows];
    const [x, y] = [W * 0.06 + cw * ((i % columns) + 0.5), H * 0.05 + ch * (Math.floor(i / columns) + 0.5)];
    const fill = tone();
    seen.add(nameOf(fill));
    const size = Math.min(cw, ch) * 0.86;
    const feather = (): string =>
      place(
        ovalLeaf(size, size * 0.26, fill) +
          times(6, (k) =>
            stroke(
              `M0 ${-size * (0.16 + k * 0.13)}l${(k % 2 ? 1 : -1) * size * 0.13} ${-size * 0.08}`,
              darken(fill, 0.3),
              2,
            ),
          ) +
          stroke(`M0 ${size * 0.1}V${-size * 0.9}`, lighten(fill, 0.6), 3),
        0,
        size * 0.46,
        { rotate: random.between(-18, 18) },
      );
    const one =
      kind === 'feathers'
        ? feather()
        : kind === 'beetles' || (kind !== 'butterflies' && i % 2)
          ? beetle(random, size * 0.86, fill, random.pick([palette.accent, palette.paper, palette.ink]))
          : butterfly(
              random,
              size * 1.02,
              fill,
              random.pick([palette.paper, palette.accent]),
              random.pick([palette.ink, darken(fill, 0.5)]),
            );
    const tray = boxed
      ? rect(
          x - cw * 0.46,
          y - ch * 0.46,
          cw * 0.92,
          ch * 0.92,
          mix(ground, lightness(ground) > 0.5 ? '#ffffff' : palette.paper, 0.4),
          { rx: 8 },
        )
      : '';
    return tray + place(one, x + 4, y + 7, { opacity: 0.14 }) + place(one, x, y);
  });
  const frame = rect(W * 0.02, W * 0.02, W * 0.96, H - W * 0.04, 'none', {
    stroke: mix('#6b4a36', palette.deep, 0.3),
    strokeWidth: W * 0.03,
  });
  const colours = [...seen].slice(0, 3);
  return {
    body: sheet.ground(ground) + cells + (boxed ? frame : ''),
    title: titled(random, [
      `${capital(numberWord(columns * rows))} ${kind}, ${listed(colours)}`,
      `Cabinet of ${kind} on ${nameOf(ground)}`,
      `${capital(colours[0] ?? '')} ${kind}, ${columns} by ${rows}`,
      `${capital(kind)} in ${listed(colours.slice(0, 2))}`,
    ]),
    description: sentences(
      `${capital(kind)} in ${listed(colours)}, in rows on ${nameOf(ground)}`,
      random.pick(['Drawn, not pinned', 'None of them exists, I think', 'A wall chart for the study']),
    ),
    altText: `Illustration of ${numberWord(columns * rows)} ${kind} in rows on ${an(nameOf(ground))} ground, in ${listed(colours)}.`,
    words: ['insects', 'collection', 'animals', 'nature', ...kind.split(' and '), ...colours, nameOf(ground)],
  };
}

export const cabinetTheme: Theme = {
  name: 'butterflies and beetles',
  shapes: ['3:4', '1:1', '2:3'],
  draw: cabinet,
};
