import { lighten, mix, nameOf } from '../../colour.ts';
import { hues } from '../../palettes.ts';
import { an, capital, numberWord, sentences, titled } from '../../phrases.ts';
import type { Scene, Sheet } from '../../sheet.ts';
import { circle, ellipse, line, path, place, polar, rect, smooth, stroke, times } from '../../svg.ts';
import type { Theme } from '../../theme.ts';

function chart(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const ground = random.pick([
    palette.paper,
    palette.soft,
    mix(palette.deep, palette.ink, 0.4),
    lighten(palette.second, 0.5),
  ]);
  const kind = random.pick(['coffee', 'coffee', 'moon phases', 'seasons', 'iced drinks', 'iced drinks']);
  const layers: Readonly<Record<string, readonly string[]>> = {
    coffee: ['#3a2419', '#6b3f26', '#c08a5a', '#efdcc0', '#fffaf0'],
    'iced drinks': [
      palette.main,
      palette.accent,
      palette.second,
      lighten(palette.main, 0.4),
      '#c8303f',
      '#f2c62e',
    ],
  };
  const columns = H / W > 2 ? 2 : 3;
  const rows = Math.round((H / W) * columns * 0.78);
  const [cw, ch] = [W / columns, H / rows];
  const cell = (i: number): [number, number] => [
    cw * ((i % columns) + 0.5),
    ch * (Math.floor(i / columns) + 0.5),
  ];
  const glass = (i: number): string => {
    const [x, y] = cell(i);
    const s = Math.min(cw, ch) * 0.62;
    const shape =
      kind === 'coffee'
        ? `M${-s * 0.44} ${-s * 0.42}L${-s * 0.34} ${s * 0.46}H${s * 0.34}L${s * 0.44} ${-s * 0.42}Z`
        : random.pick([
            `M${-s * 0.32} ${-s * 0.56}L${-s * 0.26} ${s * 0.56}H${s * 0.26}L${s * 0.32} ${-s * 0.56}Z`,
            `M${-s * 0.42} ${-s * 0.3}Q${-s * 0.4} ${s * 0.22} 0 ${s * 0.24}T${s * 0.42} ${-s * 0.3}Z`,
          ]);
    const stack = random.some(layers[kind] ?? [], random.int(2, 4));
    const fills = stack
      .map((fill, k) =>
        rect(-s, s * (0.56 - ((k + 1) * 0.86) / stack.length), s * 2, (s * 0.88) / stack.length + 1, fill),
      )
      .join('');
    const ear =
      kind === 'coffee'
        ? stroke(
            `M${s * 0.4} ${-s * 0.2}q${s * 0.24} ${s * 0.02} ${s * 0.16} ${s * 0.22}t${-s * 0.2} ${s * 0.18}`,
            palette.ink,
            s * 0.045,
          )
        : line(s * 0.06, s * 0.2, s * 0.3, -s * 0.84, random.pick(hues(palette)), s * 0.05);
    const ice =
      kind === 'coffee'
        ? ''
        : times(3, (k) =>
            rect(-s * 0.16 + k * s * 0.1, -s * 0.2 + (k % 2) * s * 0.2, s * 0.15, s * 0.15, '#ffffff', {
              opacity: 0.4,
              rx: 4,
              transform: `rotate(${k * 25})`,
            }),
          );
    const stem = shape.includes('T')
      ? rect(-s * 0.02, s * 0.2, s * 0.04, s * 0.34, palette.ink, { opacity: 0.5 }) +
        ellipse(0, s * 0.55, s * 0.2, s * 0.03, palette.ink, { opacity: 0.5 })
      : '';
    return (
      circle(x, y, s * 0.78, mix(ground, palette.accent, 0.25)) +
      place(
        ear +
          stem +
          path(shape, '#ffffff', { opacity: 0.5 }) +
          sheet.within(path(shape, '#000'), fills + ice) +
          path(shape, 'none', { stroke: palette.ink, strokeWidth: s * 0.02, opacity: 0.6 }),
        x,
        y,
      )
    );
  };
  const phases = (): string => {
    const n = 8;
    const dark = mix(palette.deep, palette.ink, 0.5);
    return (
      sheet.ground(dark) +
      times(80, () =>
        circle(W * random.next(), H * random.next(), random.between(0.8, 2.6), palette.paper, {
          opacity: 0.7,
        }),
      ) +
      times(n, (i) => {
        const a = i / n;
        const r = Math.min(W * 0.17, H / 21);
        const [x, y] = [W / 2 + Math.sin(i * 1.2) * W * 0.14, (H * (i + 0.5)) / n];
        const k = Math.cos(a * 6.283);
        const sweep = a < 0.5;
        return (
          circle(x, y, r * 1.6, sheet.glow(palette.accent, 0.16)) +
          circle(x, y, r, mix(dark, palette.soft, 0.18)) +
          path(
            `M${x} ${y - r}A${r} ${r} 0 0 ${sweep ? 1 : 0} ${x} ${y + r}A${Math.max(1, Math.abs(k) * r)} ${r} 0 0 ${(k > 0) === sweep ? 0 : 1} ${x} ${y - r}Z`,
            palette.paper,
          )
        );
      }) +
      stroke(
        smooth(
          Array.from(
            { length: n },
            (_, i) => [W / 2 + Math.sin(i * 1.2) * W * 0.14, (H * (i + 0.5)) / n] as const,
          ),
        ),
        palette.soft,
        2,
        { strokeDasharray: '2 12', opacity: 0.6 },
      )
    );
  };
  const seasons = (): string => {
    const tint = random.between(0, 0.5);
    const looks = (
      [
        ['#f6cdd3', '#f2a9b8', '#cfe0b0'],
        ['#5f8a4a', '#7aa35f', '#bcd6c4'],
        ['#d9702a', '#e8a33a', '#f0dcb8'],
        ['#e9eff2', '#cfdde4', '#a9bfcc'],
      ] as const
    ).map(
      ([a, b, c], i) =>
        [a, b, mix(c, [palette.soft, palette.second, palette.accent, palette.deep][i] ?? c, tint)] as const,
    );
    const lean = random.between(-26, 26);
    return looks
      .map(([a, b, sky1], i) => {
        const y = (H * i) / 4;
        const h = H / 4;
        const trunk = '#6b4a36';
        const x = W / 2;
        const base = y + h * 0.9;
        return (
          rect(0, y, W, h + 1, sky1) +
          circle(W * 0.8, y + h * 0.24, W * 0.06, '#fff4d4') +
          rect(0, base - 6, W, h * 0.12, mix(a, '#6b7f4a', i === 3 ? 0 : 0.5)) +
          stroke(
            `M${x - lean} ${base}C${x + 12} ${base - h * 0.2} ${x - 8} ${base - h * 0.28} ${x} ${base - h * 0.46}M${x} ${base - h * 0.3}L${x + W * 0.1} ${base - h * 0.52}M${x} ${base - h * 0.26}L${x - W * 0.1} ${base - h * 0.5}M${x} ${base - h * 0.4}L${x + W * 0.04} ${base - h * 0.64}`,
            trunk,
            W * 0.022,
          ) +
          times(i === 3 ? 26 : 70, () => {
            const [px, py] = polar(
              x,
              base - h * 0.54,
              W * 0.2 * Math.sqrt(random.next()),
              random.between(0, 360),
            );
            return circle(
              px,
              Math.min(py, base - h * 0.3),
              i === 3 ? 4 : random.between(9, 19),
              random.chance(0.5) ? a : b,
              { opacity: 0.92 },
            );
          }) +
          times(i === 0 || i === 2 ? 16 : 0, () =>
            circle(
              W * random.between(0.2, 0.8),
              base + random.between(-4, h * 0.05),
              6,
              random.chance(0.5) ? a : b,
            ),
          )
        );
      })
      .join('');
  };
  const kinds: Readonly<Record<string, () => string>> = {
    coffee: () => sheet.ground(ground) + times(columns * rows, glass),
    'iced drinks': () => sheet.ground(ground) + times(columns * rows, glass),
    'moon phases': phases,
    seasons,
  };
  const number = kind === 'seasons' ? 4 : kind === 'moon phases' ? 8 : columns * rows;
  return {
    body: kinds[kind]?.() ?? '',
    title: titled(random, [
      `${capital(kind)} chart in ${nameOf(palette.main)} and ${nameOf(palette.accent)}`,
      `${number > 12 ? number : capital(numberWord(number))} ${kind === 'seasons' ? 'trees through the year' : kind}, ${palette.name.toLowerCase()}`,
      `Wall chart: ${kind} on ${nameOf(ground)}`,
      `All the ${kind}, ${nameOf(palette.accent)}`,
    ]),
    description: sentences(
      `${capital(kind)}, drawn one below another without a word`,
      random.pick(['For the kitchen door', 'Print long, hang low', 'You know them all anyway']),
    ),
    altText: `Long illustration: a chart of ${number} ${kind}, without words, on ${an(nameOf(kind === 'moon phases' ? palette.deep : ground))} ground.`,
    words: ['chart', 'infographic', 'wall chart', kind, nameOf(palette.main), nameOf(palette.accent)],
  };
}

export const chartTheme: Theme = { name: 'wall charts', shapes: ['1:2.4', '2:3', '9:16'], draw: chart };
