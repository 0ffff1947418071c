import { darken } from '../colour.ts';
import type { Sheet } from '../sheet.ts';
import { circle, ellipse, line, path, times } from '../svg.ts';

/** A cat on (0, 0): loafing, sitting with its back to us, or asleep. */
export function cat(sheet: Sheet, width: number, fill: string): { body: string; doing: string } {
  const w = width;
  const dark = darken(fill, 0.18);
  const ears = (x: number, y: number, s: number): string =>
    path(
      `M${x - s * 0.5} ${y - s * 0.2}L${x - s * 0.42} ${y - s * 0.86}L${x - s * 0.06} ${y - s * 0.46}H${x + s * 0.06}L${x + s * 0.42} ${y - s * 0.86}L${x + s * 0.5} ${y - s * 0.2}Z`,
      fill,
    );
  switch (sheet.random.pick(['sitting', 'sleeping', 'loafing'])) {
    case 'sitting':
      return {
        doing: 'sitting',
        body:
          path(`M${w * 0.3} 0Q${w * 0.8} ${-w * 0.02} ${w * 0.62} ${-w * 0.36}`, 'none', {
            stroke: dark,
            strokeWidth: w * 0.1,
            strokeLinecap: 'round',
          }) +
          path(`M${-w * 0.32} 0Q${-w * 0.4} ${-w * 0.7} 0 ${-w * 0.78}T${w * 0.32} 0Z`, fill) +
          ears(0, -w * 0.82, w * 0.42) +
          ellipse(0, -w * 0.86, w * 0.24, w * 0.2, fill) +
          times(3, (i) => line(0, -w * (0.56 - i * 0.14), w * 0.16, -w * (0.6 - i * 0.14), dark, w * 0.035)),
      };
    case 'sleeping':
      return {
        doing: 'sleeping',
        body:
          ellipse(0, -w * 0.2, w * 0.5, w * 0.22, fill) +
          ears(-w * 0.32, -w * 0.2, w * 0.3) +
          circle(-w * 0.32, -w * 0.18, w * 0.17, fill) +
          path(`M${w * 0.4} ${-w * 0.06}Q${w * 0.1} ${w * 0.05} ${-w * 0.2} ${-w * 0.03}`, 'none', {
            stroke: dark,
            strokeWidth: w * 0.09,
            strokeLinecap: 'round',
          }) +
          times(3, (i) =>
            line(w * (0.02 + i * 0.12), -w * 0.4, w * (0.05 + i * 0.12), -w * 0.28, dark, w * 0.03),
          ),
      };
    default:
      return {
        doing: 'loafing',
        body:
          path(`M${-w * 0.46} 0Q${-w * 0.56} ${-w * 0.44} 0 ${-w * 0.46}T${w * 0.46} 0Z`, fill) +
          ears(-w * 0.26, -w * 0.46, w * 0.36) +
          ellipse(-w * 0.26, -w * 0.44, w * 0.2, w * 0.17, fill) +
          circle(-w * 0.33, -w * 0.46, w * 0.02, '#1d1a1a') +
          circle(-w * 0.2, -w * 0.46, w * 0.02, '#1d1a1a') +
          times(3, (i) =>
            line(w * (0.06 + i * 0.12), -w * 0.43, w * (0.07 + i * 0.12), -w * 0.32, dark, w * 0.03),
          ),
      };
  }
}
