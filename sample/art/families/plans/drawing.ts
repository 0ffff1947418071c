import type { Sheet } from '../../sheet.ts';
import { circle, path, place, rect, times } from '../../svg.ts';

export function border(sheet: Sheet, paper: string): string {
  const { width: W, height: H, palette } = sheet;
  return (
    sheet.ground(paper) +
    rect(W * 0.03, W * 0.03, W * 0.94, H - W * 0.06, 'none', {
      stroke: palette.ink,
      strokeWidth: 3,
      opacity: 0.6,
    })
  );
}

export const compass = (x: number, y: number, r: number, ink: string, fill: string): string =>
  circle(x, y, r, 'none', { stroke: ink, strokeWidth: 2 }) +
  times(4, (i) =>
    place(
      path(`M0 ${-r * 1.3}L${r * 0.22} 0H${-r * 0.22}Z`, i === 0 ? fill : ink, {
        opacity: i === 0 ? 1 : 0.35,
      }),
      x,
      y,
      { rotate: i * 90 },
    ),
  );
