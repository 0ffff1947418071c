import { darken, lighten, nameOf } from '../../colour.ts';
import { hues } from '../../palettes.ts';
import { an, capital, numberWord, sentences, titled } from '../../phrases.ts';
import { atHour, pickHour } from '../../props/hours.ts';
import { patternFill } from '../../props/patterns.ts';
import { sky, water } from '../../props/terrain.ts';
import { tree } from '../../props/trees.ts';
import type { Scene, Sheet } from '../../sheet.ts';
import { circle, type Point, path, place, polygon, rect, smooth, stroke, times } from '../../svg.ts';
import type { Theme } from '../../theme.ts';
import { door, pane, plaster } from './openings.ts';

function facade(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const row = random.chance(0.5);
  const frame = '#fbf4e6';
  const styles = random.some(['shuttered', 'arched', 'balcony', 'awning', 'plain'], 2);
  if (!row) {
    const wall = plaster(sheet);
    const columns = random.int(3, 4);
    const rows = Math.max(2, Math.round((H / W) * columns * 0.78));
    const shutter = random.pick(hues(palette));
    const [cw, ch] = [W / columns, H / rows];
    const size = cw * (styles[0] === 'shuttered' ? 0.34 : 0.46);
    const cells = times(columns * rows, (i) => {
      const r = Math.floor(i / columns);
      const bottom = r === rows - 1 && random.chance(0.4);
      return place(
        bottom
          ? door(sheet, size * 1.1, ch * 0.78, shutter, random.chance(0.5))
          : pane(sheet, size, ch * 0.56, styles[r % 2 ? 1 : 0] ?? 'plain', frame, shutter),
        cw * ((i % columns) + 0.5),
        ch * (r + (bottom ? 1 : 0.84)),
      );
    });
    const courses = times(
      rows,
      (r) =>
        rect(0, r * ch - 5, W, 10, lighten(wall, 0.25)) +
        rect(0, r * ch + 5, W, 4, palette.ink, { opacity: 0.12 }),
    );
    const wash = times(4, () =>
      random.chance(0.5)
        ? (() => {
            const x = W * 0.1;
            const sag = H * random.between(0.1, 0.8);
            return (
              stroke(`M0 ${sag}Q${W / 2} ${sag + 40} ${W} ${sag - 10}`, palette.ink, 2.4) +
              times(7, (k) =>
                rect(
                  x + k * W * 0.12,
                  sag + 14,
                  W * 0.07,
                  W * random.between(0.08, 0.14),
                  random.pick(sheet.colours),
                  { rx: 3 },
                ),
              )
            );
          })()
        : '',
    ).slice(0, 4000);
    const colour = nameOf(wall);
    return {
      body:
        sheet.ground(wall) +
        courses +
        cells +
        polygon(
          [
            [0, 0],
            [W, 0],
            [W, H * 0.18],
            [0, H * 0.55],
          ],
          palette.ink,
          { opacity: 0.1 },
        ) +
        (random.chance(0.35) ? wash : ''),
      title: titled(random, [
        `${colour} facade with ${nameOf(shutter)} shutters`,
        `${capital(numberWord(rows))} floors of ${styles[0]} windows in ${colour}`,
        `${styles[0]} and ${styles[1]} windows, ${colour} wall`,
        `Afternoon on ${an(colour)} house front`,
      ]),
      description: sentences(
        `${capital(styles[0] ?? 'plain')} and ${styles[1]} windows on ${an(colour)} wall`,
        random.pick([
          'No two boxes planted alike',
          'Third from the left is for rent',
          'The shade line tells the hour',
        ]),
      ),
      altText: `Illustration of ${an(colour)} house front with ${numberWord(columns)} columns of ${styles[0]} and ${styles[1]} windows, half of it in shade.`,
      words: ['facade', 'windows', 'architecture', 'house', ...styles, colour, nameOf(shutter)],
    };
  }
  const hour = pickHour(random);
  const street = H * 0.88;
  const count = random.int(4, 5);
  const each = W / count;
  const gable = random.pick(['stepped', 'pointed', 'bell', 'flat']);
  const houses = times(count, (i) => {
    const wall = plaster(sheet);
    const [x, top] = [i * each, H * random.between(0.3, 0.46)];
    const g = each * random.between(0.4, 0.6);
    const crown: Readonly<Record<string, Point[]>> = {
      stepped: [
        [0, 0],
        [0, -g * 0.3],
        [each * 0.16, -g * 0.3],
        [each * 0.16, -g * 0.6],
        [each * 0.32, -g * 0.6],
        [each * 0.32, -g],
        [each * 0.68, -g],
        [each * 0.68, -g * 0.6],
        [each * 0.84, -g * 0.6],
        [each * 0.84, -g * 0.3],
        [each, -g * 0.3],
        [each, 0],
      ],
      pointed: [
        [0, 0],
        [each / 2, -g],
        [each, 0],
      ],
      bell: [
        [0, 0],
        [each * 0.08, -g * 0.2],
        [each * 0.24, -g * 0.4],
        [each * 0.32, -g * 0.9],
        [each * 0.5, -g],
        [each * 0.68, -g * 0.9],
        [each * 0.76, -g * 0.4],
        [each * 0.92, -g * 0.2],
        [each, 0],
      ],
      flat: [
        [0, 0],
        [-4, 0],
        [-4, -g * 0.14],
        [each + 4, -g * 0.14],
        [each + 4, 0],
      ],
    };
    const shape = crown[gable] ?? [];
    const floors = random.int(3, 4);
    const fh = (street - top) / (floors + 0.4);
    const shutter = random.pick(hues(palette));
    const style = random.pick(['plain', 'shuttered', 'arched', 'balcony'] as const);
    const holes = times(floors * 2, (k) =>
      place(
        pane(sheet, each * (style === 'shuttered' ? 0.16 : 0.22), fh * 0.56, style, frame, shutter),
        x + each * (k % 2 ? 0.72 : 0.28),
        top + fh * (Math.floor(k / 2) + 0.8),
      ),
    );
    const shop = random.chance(0.5)
      ? rect(x + each * 0.1, street - fh * 0.78, each * 0.8, fh * 0.78, shutter) +
        rect(x + each * 0.16, street - fh * 0.62, each * 0.34, fh * 0.46, '#ffe3a6') +
        place(
          path(
            `M${-each * 0.44} 0L${-each * 0.38} ${-fh * 0.22}H${each * 0.38}L${each * 0.44} 0Z`,
            patternFill(sheet, 'stripes', each * 0.16, '#fdf6e8', shutter),
          ),
          x + each / 2,
          street - fh * 0.58,
        ) +
        rect(x + each * 0.6, street - fh * 0.56, each * 0.22, fh * 0.56, darken(shutter, 0.35))
      : place(door(sheet, each * 0.26, fh * 0.7, shutter, random.chance(0.5)), x + each / 2, street);
    return (
      place(
        gable === 'bell'
          ? path(`${smooth(shape)}Z`, wall)
          : polygon(shape, gable === 'flat' ? lighten(wall, 0.3) : wall),
        x,
        top + 1,
      ) +
      rect(x, top, each, street - top, wall) +
      rect(x + each - 6, top, 6, street - top, palette.ink, { opacity: 0.14 }) +
      holes +
      shop +
      circle(x + each / 2, top - g * 0.3, gable === 'flat' ? 0 : each * 0.07, frame)
    );
  });
  const wet = random.chance(0.4);
  const lower = wet
    ? water(sheet, hour, { x: 0, y: street, width: W, height: H - street }, W / 2)
    : rect(0, street, W, H - street, '#b7aa98') + rect(0, street, W, 10, '#d6cab6');
  const trees = times(random.int(0, 3), () =>
    place(tree(random, 'round tree', H * 0.22, '#5f8a55'), W * random.next(), street + 8),
  );
  return {
    body: sky(sheet, hour, { x: 0, y: 0, width: W, height: H }).body + houses + lower + trees,
    title: titled(random, [
      `${capital(numberWord(count))} ${gable} gables ${atHour(hour.name)}`,
      `Row of ${gable === 'flat' ? 'town houses' : `${gable} gables`}${wet ? ' on the canal' : ''}`,
      `Street of ${numberWord(count)} houses ${atHour(hour.name)}`,
      `${capital(gable)} roofs, ${nameOf(palette.main)} shop front`,
    ]),
    description: sentences(
      `${capital(numberWord(count))} narrow houses with ${gable} tops ${atHour(hour.name)}${wet ? ', water before them' : ''}`,
      random.pick([
        'I would take the one with the awning',
        'Every wall a different pot of paint',
        'Count the balconies',
      ]),
    ),
    altText: `Illustration of a row of ${numberWord(count)} coloured town houses with ${gable} roofs ${atHour(hour.name)}${wet ? ' beside water' : ''}.`,
    words: ['houses', 'street', 'architecture', 'facade', 'town', gable, hour.name],
  };
}

export const facadeTheme: Theme = { name: 'facades', shapes: ['2:3', '3:4', '1:1', '4:5'], draw: facade };
