import { arch, circle, path, place, polygon, stroke, times } from '../svg.ts';
import { dye, tile, type Weave } from './cloth.ts';
import { leaf } from './foliage.ts';

export const blockPrint: Weave = (sheet, size) => {
  const { random } = sheet;
  const { ground, figures } = dye(sheet);
  const [a = ground, b = a, c = a] = figures;
  const s = size;
  const motif = random.pick(['buta', 'pomegranate', 'carnation', 'sun']);
  const drawn: Readonly<Record<string, string>> = {
    buta:
      path(
        `M0 ${s * 0.32}C${-s * 0.3} ${s * 0.3} ${-s * 0.28} ${-s * 0.06} ${-s * 0.02} ${-s * 0.2}Q${s * 0.12} ${-s * 0.3} ${s * 0.04} ${-s * 0.38}Q${s * 0.28} ${-s * 0.3} ${s * 0.24} 0Q${s * 0.22} ${s * 0.3} 0 ${s * 0.32}Z`,
        a,
      ) +
      path(
        `M0 ${s * 0.22}C${-s * 0.18} ${s * 0.2} ${-s * 0.14} 0 ${s * 0.02} ${-s * 0.08}Q${s * 0.18} 0 ${s * 0.12} ${s * 0.14}Q${s * 0.08} ${s * 0.22} 0 ${s * 0.22}Z`,
        b,
      ) +
      circle(s * 0.01, s * 0.1, s * 0.05, c),
    pomegranate:
      circle(0, 0, s * 0.24, a) +
      polygon(
        [
          [-s * 0.1, -s * 0.2],
          [-s * 0.12, -s * 0.36],
          [0, -s * 0.26],
          [s * 0.12, -s * 0.36],
          [s * 0.1, -s * 0.2],
        ],
        a,
      ) +
      path(arch(-s * 0.1, -s * 0.12, s * 0.2, s * 0.24), b) +
      times(5, (i) => circle(((i % 2) - 0.5) * s * 0.08, -s * 0.04 + i * s * 0.028, s * 0.02, c)) +
      place(leaf(s * 0.22, s * 0.1, b, false), 0, s * 0.22, { rotate: 120 }) +
      place(leaf(s * 0.22, s * 0.1, b, false), 0, s * 0.22, { rotate: -120 }),
    carnation:
      times(5, (i) =>
        place(
          path(`M0 0L${-s * 0.08} ${-s * 0.26}L0 ${-s * 0.22}L${s * 0.08} ${-s * 0.26}Z`, i % 2 ? a : b),
          0,
          0,
          { rotate: -64 + i * 32 },
        ),
      ) +
      stroke(`M0 0Q${s * 0.03} ${s * 0.2} 0 ${s * 0.36}`, c, s * 0.025) +
      place(leaf(s * 0.2, s * 0.07, c, false), 0, s * 0.24, { rotate: 50 }) +
      place(leaf(s * 0.2, s * 0.07, c, false), 0, s * 0.28, { rotate: -50 }),
    sun:
      times(16, (i) =>
        place(
          polygon(
            [
              [-s * 0.03, -s * 0.16],
              [0, -s * (i % 2 ? 0.26 : 0.34)],
              [s * 0.03, -s * 0.16],
            ],
            i % 2 ? b : a,
          ),
          0,
          0,
          { rotate: i * 22.5 },
        ),
      ) +
      circle(0, 0, s * 0.15, a) +
      circle(0, 0, s * 0.08, c),
  };
  const one = drawn[motif] ?? '';
  const border =
    times(4, (i) => circle(s * (0.125 + i * 0.25), s * 0.5, s * 0.016, b)) +
    times(4, (i) => circle(s * (0.125 + i * 0.25), 0, s * 0.016, b));
  return tile(
    sheet,
    `${motif} block print`,
    ground,
    s,
    s,
    place(one, s * 0.25, s * 0.26, { scale: 0.6 }) +
      place(one, s * 0.75, s * 0.76, { scale: 0.6, flip: true }) +
      border,
  );
};
