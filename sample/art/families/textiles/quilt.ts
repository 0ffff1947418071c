import { nameOf } from '../../colour.ts';
import { an, capital, listed, numberWord, sentences, titled } from '../../phrases.ts';
import { threads } from '../../props/cloth.ts';
import type { Scene, Sheet } from '../../sheet.ts';
import { place, rect, times } from '../../svg.ts';
import type { Theme } from '../../theme.ts';
import { BLOCKS } from './quilt-blocks.ts';

function quilt(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const names = random.some(Object.keys(BLOCKS), random.pick([1, 1, 2, 4, 6]));
  const columns = random.pick([3, 4, 4, 5, 6]);
  const border = random.chance(0.7) ? W * random.between(0.04, 0.1) : 0;
  const s = (W - 2 * border) / columns;
  const rows = Math.max(1, Math.round((H - 2 * border) / s));
  const top = (H - rows * s) / 2;
  const fabrics = random.shuffle([palette.main, palette.second, palette.accent, palette.deep, palette.soft]);
  const ground = random.pick([palette.paper, palette.soft, palette.ink, palette.paper]);
  const scrappy = random.chance(0.5);
  const one = (i: number): string => {
    const order = scrappy ? random.shuffle(fabrics) : fabrics;
    const [a = palette.main, c = palette.accent, d = palette.deep] = order.filter((f) => f !== ground);
    const name =
      names[(i + (names.length % 2 === 0 ? Math.floor(i / columns) : 0)) % names.length] ?? 'nine patch';
    return place(
      BLOCKS[name]?.(s, a, ground, c, d) ?? '',
      border + (i % columns) * s,
      top + Math.floor(i / columns) * s,
    );
  };
  const stitches = times(rows * columns, (i) =>
    rect(border + (i % columns) * s + 6, top + Math.floor(i / columns) * s + 6, s - 12, s - 12, 'none', {
      stroke: '#ffffff',
      strokeWidth: 1.6,
      strokeDasharray: '7 6',
      opacity: 0.4,
    }),
  );
  const edge = fabrics[0] ?? palette.main;
  const body =
    sheet.ground(edge) +
    (border
      ? rect(border * 0.35, border * 0.35, W - border * 0.7, H - border * 0.7, 'none', {
          stroke: ground,
          strokeWidth: border * 0.12,
          strokeDasharray: `${border * 0.5} ${border * 0.3}`,
        })
      : '') +
    rect(border, top, W - 2 * border, rows * s, ground) +
    times(rows * columns, one) +
    stitches +
    threads(sheet, (fill) => rect(0, 0, W, H, fill));
  const colours = [nameOf(fabrics[0] ?? palette.main), nameOf(fabrics[1] ?? palette.second)];
  const first = names[0] ?? 'nine patch';
  return {
    body,
    title: titled(random, [
      `${capital(first)} quilt in ${listed(colours)}`,
      names.length > 2
        ? `Sampler quilt: ${listed(names.slice(0, 3))}`
        : `${first} quilt on ${nameOf(ground)}`,
      `${scrappy ? 'Scrap' : palette.name} quilt, ${first} blocks`,
      `${capital(numberWord(columns))} by ${numberWord(rows)} ${first} quilt, ${colours[0]}`,
    ]),
    description: sentences(
      `${capital(listed(names))} ${names.length > 1 ? 'blocks' : 'blocks only'} on ${nameOf(ground)}${border ? `, with ${an(nameOf(edge))} border` : ''}`,
      random.pick([
        'Cut on Saturday, pieced by June',
        'All scraps, nothing bought',
        'Hand quilted along the seams',
        'For a cot, so keep it small',
      ]),
    ),
    altText: `Illustration of a patchwork quilt of ${listed(names)} blocks in ${listed(colours)} on ${nameOf(ground)}.`,
    words: ['quilt', 'patchwork', 'textile', 'pattern', ...names, ...colours],
  };
}

export const quiltTheme: Theme = { name: 'quilts', shapes: ['1:1', '4:5', '3:4', '2:3'], draw: quilt };
