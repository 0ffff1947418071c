import { path, polygon, rect, times } from '../svg.ts';
import { dye, tile, type Weave, wrapped } from './cloth.ts';
import { mudcloth, sashiko } from './cloth-stitched.ts';

const ikat: Weave = (sheet, size) => {
  const { random } = sheet;
  const { ground, figures } = dye(sheet);
  const [w, h] = [size, size * 1.5];
  const step = h / 56;
  const shape = random.pick(['lens', 'diamond', 'stepped', 'waves']);
  const reach = (t: number): number =>
    shape === 'lens'
      ? Math.sin(Math.PI * t) ** 1.5
      : shape === 'diamond'
        ? 1 - Math.abs(t * 2 - 1)
        : shape === 'stepped'
          ? Math.round((1 - Math.abs(t * 2 - 1)) * 5) / 5
          : 0.55 + 0.4 * Math.sin(t * 12.57);
  const bands = [0.47, 0.33, 0.2, 0.09]
    .map((share, layer) =>
      times(56, (i) => {
        const half = Math.max(0, reach((i + 0.5) / 56) * w * share + random.between(-0.025, 0.025) * w);
        return (
          [0, w]
            .map((cx) =>
              rect(cx - half, (i * step + h / 2) % h, half * 2, step + 0.6, figures[layer] ?? ground),
            )
            .join('') +
          rect(w / 2 - half * 0.86, i * step, half * 1.72, step + 0.6, figures[(layer + 1) % 4] ?? ground)
        );
      }),
    )
    .join('');
  return tile(sheet, `${shape} ikat`, ground, w, h, bands);
};

const plaid: Weave = (sheet, size) => {
  const { random } = sheet;
  const { ground, figures } = dye(sheet);
  const bars = Array.from(
    { length: random.int(4, 7) },
    () => [random.between(0, 1), random.pick([0.02, 0.04, 0.09, 0.2, 0.3]), random.pick(figures)] as const,
  );
  const warp = bars
    .map(([at, wide, c]) =>
      wrapped(size, 0, at * size, 0, (x) => rect(x, 0, wide * size, size, c, { opacity: 0.55 })),
    )
    .join('');
  const weft = bars
    .map(([at, wide, c]) =>
      wrapped(0, size, 0, at * size, (_, y) => rect(0, y, size, wide * size, c, { opacity: 0.5 })),
    )
    .join('');
  return tile(
    sheet,
    random.pick(['tartan', 'madras check', 'blanket plaid']),
    ground,
    size,
    size,
    warp + weft,
    random.pick([0, 0, 45]),
  );
};

const stripes: Weave = (sheet, size) => {
  const { random } = sheet;
  const { ground, figures } = dye(sheet);
  const h = size * 2.4;
  let body = '';
  for (let y = 0; y < h; ) {
    const thick = Math.min(h - y, size * random.pick([0.03, 0.06, 0.1, 0.2, 0.34, 0.5]));
    const fill = random.pick([...figures, ground, ground]);
    body += rect(0, y, size, thick, fill);
    if (thick > size * 0.18 && random.chance(0.5))
      body += times(6, (i) =>
        polygon(
          [
            [(i * size) / 6, y + thick / 2],
            [((i + 0.5) * size) / 6, y + thick * 0.2],
            [((i + 1) * size) / 6, y + thick / 2],
            [((i + 0.5) * size) / 6, y + thick * 0.8],
          ],
          random.pick(figures),
        ),
      );
    y += thick;
  }
  return tile(
    sheet,
    random.pick(['serape stripes', 'deckchair stripes', 'rug stripes', 'market stripes']),
    ground,
    size,
    h,
    body,
    random.pick([0, 0, 90]),
  );
};

export const bargello: Weave = (sheet, size) => {
  const { random, palette } = sheet;
  const { ground, figures } = dye(sheet);
  const ramp = random.pick([
    [palette.paper, palette.soft, palette.main, palette.deep, palette.ink],
    [palette.accent, palette.main, palette.second, palette.paper, palette.deep],
    figures,
  ]);
  const columns = 18;
  const wide = size / columns;
  const drop = size * 0.12;
  const h = drop * ramp.length;
  const flame = random.pick([
    (t: number) => Math.sin(t * 6.283),
    (t: number) => 1 - Math.abs(t * 2 - 1) * 2,
    (t: number) => Math.abs(Math.sin(t * 6.283)) * 2 - 1,
  ]);
  const body = times(columns, (c) =>
    times(ramp.length * 3, (r) =>
      rect(
        c * wide,
        r * drop - h + flame(c / columns) * size * 0.24,
        wide + 0.5,
        drop + 0.5,
        ramp[r % ramp.length] ?? ground,
      ),
    ),
  );
  return tile(sheet, 'flame stitch', ground, size, h, body);
};

const houndstooth: Weave = (sheet, size) => {
  const { ground, figures } = dye(sheet);
  const s = size / 2.4;
  const u = s / 4;
  const d = `M0 0H${u * 2}V${u * 2}L${u * 4} ${u * 2}H${u * 4}L${u * 3} ${u * 3}L${u * 2} ${u * 4}V${u * 3}L${u} ${u * 4}H0L${u} ${u * 3}L${u * 2} ${u * 2}H0Z`;
  return tile(sheet, 'houndstooth', ground, s, s, path(d, figures[0] ?? ground));
};

export const WOVEN: readonly Weave[] = [ikat, plaid, stripes, bargello, mudcloth, houndstooth, sashiko];
