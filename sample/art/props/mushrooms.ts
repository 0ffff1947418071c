import { darken, lighten } from '../colour.ts';
import type { Random } from '../random.ts';
import { ellipse, line, path, place, polygon, stroke, times } from '../svg.ts';

/** A toadstool with its foot at (0, 0). */
export function mushroom(
  random: Random,
  height: number,
  cap: string,
  stem: string,
): { body: string; kind: string } {
  const h = height;
  const kind = random.pick(['fly agaric', 'parasol', 'chanterelle', 'bell', 'porcini', 'bonnet']);
  const gills = lighten(stem, 0.2);
  const foot = (w: number, top: number): string =>
    path(
      `M${-w} 0Q${-w * 0.6} ${-top * 0.5} ${-w * 0.62} ${-top}H${w * 0.62}Q${w * 0.6} ${-top * 0.5} ${w} 0Q0 ${h * 0.03} ${-w} 0Z`,
      stem,
    ) + path(`M0 ${h * 0.012}V${-top}H${w * 0.62}Q${w * 0.6} ${-top * 0.5} ${w} 0Z`, darken(stem, 0.1));
  switch (kind) {
    case 'fly agaric':
      return {
        kind,
        body:
          foot(h * 0.08, h * 0.7) +
          path(
            `M${-h * 0.15} ${-h * 0.52}Q0 ${-h * 0.44} ${h * 0.15} ${-h * 0.52}L${h * 0.07} ${-h * 0.62}H${-h * 0.07}Z`,
            gills,
          ) +
          path(
            `M${-h * 0.38} ${-h * 0.62}C${-h * 0.36} ${-h * 1.1} ${h * 0.36} ${-h * 1.1} ${h * 0.38} ${-h * 0.62}Q0 ${-h * 0.5} ${-h * 0.38} ${-h * 0.62}Z`,
            cap,
          ) +
          times(9, () =>
            ellipse(
              random.between(-0.27, 0.27) * h,
              -h * random.between(0.65, 0.92),
              h * random.between(0.016, 0.036),
              h * 0.02,
              '#fff8ea',
            ),
          ),
      };
    case 'parasol':
      return {
        kind,
        body:
          foot(h * 0.045, h * 0.86) +
          path(
            `M${-h * 0.44} ${-h * 0.76}Q${-h * 0.2} ${-h * 0.96} 0 ${-h}Q${h * 0.2} ${-h * 0.96} ${h * 0.44} ${-h * 0.76}Q0 ${-h * 0.68} ${-h * 0.44} ${-h * 0.76}Z`,
            cap,
          ) +
          times(9, (i) =>
            line((i - 4) * h * 0.09, -h * 0.74, (i - 4) * h * 0.02, -h * 0.8, darken(cap, 0.3), 1.4),
          ) +
          times(12, () =>
            ellipse(
              random.between(-0.26, 0.26) * h,
              -h * random.between(0.8, 0.92),
              h * 0.018,
              h * 0.01,
              darken(cap, 0.25),
            ),
          ),
      };
    case 'chanterelle':
      return {
        kind,
        body:
          path(
            `M${-h * 0.07} 0Q${-h * 0.08} ${-h * 0.4} ${-h * 0.36} ${-h * 0.86}Q${-h * 0.2} ${-h} 0 ${-h * 0.9}Q${h * 0.22} ${-h * 1.02} ${h * 0.36} ${-h * 0.84}Q${h * 0.08} ${-h * 0.4} ${h * 0.07} 0Z`,
            cap,
          ) +
          times(7, (i) =>
            stroke(
              `M${(i - 3) * h * 0.016} ${-h * 0.2}Q${(i - 3) * h * 0.03} ${-h * 0.5} ${(i - 3) * h * 0.09} ${-h * 0.8}`,
              darken(cap, 0.2),
              h * 0.01,
            ),
          ) +
          ellipse(0, -h * 0.88, h * 0.3, h * 0.06, lighten(cap, 0.2)),
      };
    case 'bell':
      return {
        kind,
        body:
          foot(h * 0.03, h * 0.7) +
          path(
            `M${-h * 0.18} ${-h * 0.54}Q${-h * 0.14} ${-h * 1.02} 0 ${-h}T${h * 0.18} ${-h * 0.54}Q0 ${-h * 0.5} ${-h * 0.18} ${-h * 0.54}Z`,
            cap,
          ) +
          times(5, (i) =>
            stroke(
              `M${(i - 2) * h * 0.07} ${-h * 0.54}Q${(i - 2) * h * 0.06} ${-h * 0.8} 0 ${-h * 0.96}`,
              darken(cap, 0.2),
              h * 0.008,
            ),
          ),
      };
    case 'porcini':
      return {
        kind,
        body:
          foot(h * 0.2, h * 0.6) +
          path(
            `M${-h * 0.4} ${-h * 0.56}C${-h * 0.44} ${-h * 1.1} ${h * 0.44} ${-h * 1.1} ${h * 0.4} ${-h * 0.56}Q0 ${-h * 0.46} ${-h * 0.4} ${-h * 0.56}Z`,
            cap,
          ) +
          path(
            `M0 ${-h * 0.96}C${h * 0.3} ${-h * 0.96} ${h * 0.42} ${-h * 0.8} ${h * 0.4} ${-h * 0.56}Q${h * 0.2} ${-h * 0.5} 0 ${-h * 0.51}Z`,
            darken(cap, 0.13),
          ),
      };
    default:
      return {
        kind,
        body: times(3, (i) =>
          place(
            foot(h * 0.02, h * 0.66) +
              polygon(
                [
                  [-h * 0.14, -h * 0.58],
                  [0, -h * 0.94],
                  [h * 0.14, -h * 0.58],
                ],
                i % 2 ? lighten(cap, 0.15) : cap,
                { stroke: i % 2 ? lighten(cap, 0.15) : cap, strokeWidth: h * 0.04, strokeLinejoin: 'round' },
              ),
            (i - 1) * h * 0.16,
            0,
            { scale: 0.62 + (i % 2) * 0.36, rotate: (i - 1) * 10 },
          ),
        ),
      };
  }
}
