import { darken, lighten } from '../colour.ts';
import type { Sheet } from '../sheet.ts';
import { circle, ellipse, group, path, rect, stroke, times } from '../svg.ts';

/** A cup seen from the side, with its saucer and steam when asked. */
export function cup(sheet: Sheet, width: number, fill: string, steam = false): string {
  const h = width * 0.72;
  const body =
    path(`M${-width / 2} ${-h}Q${-width * 0.48} 0 0 0T${width / 2} ${-h}Z`, fill) +
    path(
      `M${-width / 2} ${-h}Q${-width * 0.48} 0 0 0T${width / 2} ${-h}Z`,
      sheet.fade(sheet.palette.ink, 0.25, -90),
    );
  const ear = stroke(
    `M${width * 0.46} ${-h * 0.8}q${width * 0.3} ${-h * 0.02} ${width * 0.22} ${h * 0.3}t${-width * 0.32} ${h * 0.26}`,
    fill,
    width * 0.08,
  );
  const saucer = ellipse(0, 0, width * 0.72, width * 0.07, darken(fill, 0.12));
  const mist = steam
    ? times(3, (i) =>
        stroke(
          `M${(i - 1) * width * 0.2} ${-h * 1.2}q${width * 0.12} ${-h * 0.25} 0 ${-h * 0.5}t0 ${-h * 0.5}`,
          '#ffffff',
          width * 0.04,
          { opacity: 0.55 },
        ),
      )
    : '';
  return saucer + ear + body + ellipse(0, -h, width / 2, width * 0.06, darken(fill, 0.35)) + mist;
}

/** A row of book spines from x = 0 to about `width`, standing on y = 0. */
export function books(sheet: Sheet, width: number, height: number): string {
  const { random } = sheet;
  let body = '';
  let x = 0;
  while (x < width - 6) {
    const w = Math.min(width - x, random.between(height * 0.12, height * 0.28));
    const h = height * random.between(0.68, 1);
    const fill = random.pick(sheet.colours.slice(0, 6));
    const mark = random.pick([lighten(fill, 0.45), darken(fill, 0.3)]);
    const bands = random.pick([
      rect(x, -h * 0.82, w, h * 0.06, mark),
      rect(x + w * 0.3, -h * 0.7, w * 0.4, h * 0.36, mark),
      rect(x, -h * 0.9, w, h * 0.03, mark) + rect(x, -h * 0.16, w, h * 0.03, mark),
    ]);
    body += rect(x, -h, w - 1, h, fill, { rx: 1.5 }) + bands;
    x += w;
  }
  return body;
}

/** Books lying on each other around x = 0. */
export function bookPile(sheet: Sheet, width: number, count: number): string {
  const thick = width * 0.13;
  return times(count, (i) => {
    const w = width * sheet.random.between(0.78, 1);
    const fill = sheet.random.pick(sheet.colours.slice(0, 6));
    return (
      rect(-w / 2 + sheet.random.between(-4, 4), -(i + 1) * thick, w, thick - 1, fill, { rx: 2 }) +
      rect(-w / 2 + 8, -(i + 0.6) * thick, w * 0.3, 2, lighten(fill, 0.5))
    );
  });
}

/** A candle in a holder, burning, standing on (0, 0). */
export function candle(sheet: Sheet, height: number, fill: string): string {
  const w = height * 0.12;
  return (
    rect(-w * 1.4, -height * 0.08, w * 2.8, height * 0.08, sheet.palette.ink, { rx: 2 }) +
    rect(-w / 2, -height * 0.86, w, height * 0.8, fill, { rx: 2 }) +
    ellipse(0, -height * 0.98, height * 0.2, height * 0.2, sheet.glow('#ffd98a', 0.7)) +
    path(
      `M0 ${-height * 0.86}q${-w * 0.6} ${-height * 0.06} 0 ${-height * 0.17}q${w * 0.6} ${height * 0.11} 0 ${height * 0.17}Z`,
      '#ffc857',
    )
  );
}

/** A bottle or jar of glass with something in it. */
export function jar(sheet: Sheet, width: number, height: number, content: string): string {
  const { random } = sheet;
  const level = height * random.between(0.4, 0.78);
  const glass = rect(-width / 2, -height * 0.88, width, height * 0.88, '#ffffff', {
    rx: width * 0.14,
    opacity: 0.4,
  });
  const fill = rect(-width * 0.43, -level, width * 0.86, level - width * 0.06, content, { rx: width * 0.1 });
  const grains = random.chance(0.5)
    ? times(16, () =>
        circle(
          random.between(-width * 0.36, width * 0.36),
          -random.between(width * 0.1, level - 4),
          width * 0.035,
          darken(content, 0.2),
        ),
      )
    : '';
  const lid = random.pick([
    rect(-width * 0.44, -height, width * 0.88, height * 0.14, '#b98a5c', { rx: 3 }),
    rect(-width * 0.5, -height, width, height * 0.14, sheet.palette.deep, { rx: 3 }),
  ]);
  return group(
    glass +
      fill +
      grains +
      lid +
      rect(-width * 0.34, -height * 0.78, width * 0.08, height * 0.6, '#ffffff', { opacity: 0.35, rx: 2 }),
  );
}
