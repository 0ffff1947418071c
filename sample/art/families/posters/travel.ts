import { lighten, nameOf } from '../../colour.ts';
import { an } from '../../phrases.ts';
import { pickHour } from '../../props/hours.ts';
import { arch, circle, path, polar, polygon, rect, smooth, stroke, times } from '../../svg.ts';
import { sight } from '../landscapes/sight.ts';
import { at, type Design } from './print.ts';

/** A place in few flat shapes inside a broad border, as railway companies printed them. */
export const travel: Design = (sheet, ground, colours) => {
  const { random, width: W, height: H, palette } = sheet;
  const hour = pickHour(random, ['golden hour', 'dusk', 'noon', 'dawn', 'night']);
  const name = random.pick(['mountains', 'sea', 'desert', 'lake', 'fields', 'snow']);
  const box = { x: W * 0.06, y: W * 0.06, width: W * 0.88, height: H - W * 0.36 };
  const view = sight(sheet, name, hour, box);
  const bands = times(3, (i) =>
    rect(
      W * (0.2 + i * 0.07),
      H - W * (0.22 - i * 0.055),
      W * (0.6 - i * 0.14),
      W * 0.028,
      [hour.near, hour.accent, hour.far][i] ?? palette.ink,
    ),
  );
  const badge = random.chance(0.5)
    ? circle(W * 0.5, H - W * 0.3, W * 0.075, ground) +
      circle(W * 0.5, H - W * 0.3, W * 0.06, hour.accent) +
      times(8, (i) =>
        polygon(
          [
            polar(W * 0.5, H - W * 0.3, W * 0.05, i * 45),
            polar(W * 0.5, H - W * 0.3, W * 0.016, i * 45 + 22),
            polar(W * 0.5, H - W * 0.3, W * 0.016, i * 45 - 22),
          ],
          ground,
        ),
      )
    : '';
  const opening = random.pick([
    rect(box.x, box.y, box.width, box.height, '#000'),
    path(arch(box.x, box.y, box.width, box.height), '#000'),
    rect(box.x, box.y, box.width, box.height, '#000', { rx: W * 0.16 }),
  ]);
  return {
    body: sheet.within(opening, view.body) + bands + badge,
    name: `travel poster of ${an(view.place)}`,
    things: [...view.things, `${hour.name} light`, nameOf(at(colours, 0))],
  };
};

/** Bars and discs that sound like music. */
export const rhythm: Design = ({ random, width: W, height: H, palette }, ground, colours) => {
  const columns = random.int(8, 14);
  const w = (W * 0.86) / columns;
  const style = random.pick(['bars', 'keys', 'staves']);
  const bars = times(columns, (i) => {
    const high = H * (0.16 + 0.5 * Math.abs(Math.sin(i * 0.7 + random.between(0, 0.6))));
    const x = W * 0.07 + i * w;
    return (
      rect(x + w * 0.12, H / 2 - high / 2, w * 0.76, high, at(colours, i), {
        rx: style === 'bars' ? w * 0.38 : 0,
      }) + circle(x + w / 2, H / 2 - high / 2 + w * 0.4, w * 0.22, ground)
    );
  });
  const keys =
    times(
      columns,
      (i) =>
        rect(W * 0.07 + i * w, H * 0.5, w - 5, H * 0.34, i % 3 ? lighten(ground, 0.4) : at(colours, i)) +
        (i % 7 === 2 || i % 7 === 6
          ? ''
          : rect(W * 0.07 + i * w + w * 0.66, H * 0.5, w * 0.6, H * 0.2, palette.ink)),
    ) +
    times(
      5,
      (i) =>
        circle(W * (0.18 + i * 0.16), H * (0.32 - (i % 3) * 0.07), W * 0.055, at(colours, i)) +
        rect(W * (0.18 + i * 0.16) + W * 0.045, H * (0.14 - (i % 3) * 0.03), 8, H * 0.18, palette.ink),
    );
  const staves =
    times(5, (i) =>
      stroke(
        smooth([
          [0, H * (0.24 + i * 0.11)],
          [W * 0.3, H * (0.2 + i * 0.11)],
          [W * 0.7, H * (0.3 + i * 0.11)],
          [W, H * (0.24 + i * 0.11)],
        ]),
        palette.ink,
        5,
      ),
    ) +
    times(9, (i) =>
      circle(
        W * (0.1 + i * 0.1),
        H * random.between(0.22, 0.76),
        W * random.between(0.03, 0.07),
        at(colours, i),
      ),
    );
  return {
    body: { bars, keys, staves }[style] ?? bars,
    name: `music poster with ${style}`,
    things: [style, 'dots for notes'],
  };
};
