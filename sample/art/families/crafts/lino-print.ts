import { nameOf } from '../../colour.ts';
import { an, capital, listed, numberWord, sentences, titled } from '../../phrases.ts';
import { FLOWERS, flowerHead } from '../../props/flower-heads.ts';
import { leaf } from '../../props/foliage.ts';
import { miniature } from '../../props/frames.ts';
import { surface } from '../../props/surfaces.ts';
import type { Scene, Sheet } from '../../sheet.ts';
import { line, type Point, place, polar, rect, stroke, times } from '../../svg.ts';
import type { Theme } from '../../theme.ts';

function lino(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const base = surface(sheet);
  const inks = [palette.ink, palette.deep, palette.main, '#22375a'];
  const ink = random.pick(inks);
  const columns = random.pick([1, 2]);
  const rows = columns === 1 ? 1 : Math.max(2, Math.round((H / W) * 2));
  const names: string[] = [];
  const cards = times(columns * rows, (i) => {
    const [cw, ch] = [W / columns, H / rows];
    const [w, h] = [cw * 0.78, ch * 0.78];
    const [x, y] = [cw * (i % columns) + cw * 0.11, ch * Math.floor(i / columns) + ch * 0.11];
    const name = random.pick(FLOWERS);
    names.push(name);
    const rays = times(40, (k) => {
      const a: Point = polar(w / 2, h * 0.4, w * 0.34, k * 9);
      const b: Point = polar(w / 2, h * 0.4, w * random.between(0.4, 0.62), k * 9);
      return line(a[0], a[1], b[0], b[1], palette.paper, 3);
    });
    const stem =
      stroke(`M${w / 2} ${h * 0.94}Q${w * 0.47} ${h * 0.7} ${w / 2} ${h * 0.42}`, palette.paper, w * 0.022) +
      times(4, (k) =>
        place(leaf(h * 0.16, h * 0.07, palette.paper), w * 0.49, h * (0.88 - k * 0.09), {
          rotate: k % 2 ? 52 : -52,
        }),
      );
    const motif = random.chance(0.75)
      ? rays + stem + place(flowerHead(random, name, w * 0.42, palette.paper, ink), w / 2, h * 0.38)
      : miniature(sheet, { x: 0, y: 0, width: w, height: h });
    return place(
      rect(-w * 0.09 + 7, -h * 0.08 + 10, w * 1.18, h * 1.16, palette.ink, { opacity: 0.18 }) +
        rect(-w * 0.09, -h * 0.08, w * 1.18, h * 1.16, '#fdfaf3') +
        sheet.within(
          rect(0, 0, w, h, '#000'),
          rect(0, 0, w, h, random.chance(0.7) ? ink : random.pick(inks)) + motif,
        ),
      x,
      y,
      { rotate: random.between(-3, 3) },
    );
  });
  return {
    body: base.body + cards,
    title: titled(random, [
      `Lino print: ${listed(names.slice(0, 2))} in ${nameOf(ink)}`,
      `${capital(nameOf(ink))} block print of ${an(names[0] ?? '')}`,
      `${capital(numberWord(names.length))} card${names.length > 1 ? 's' : ''} printed in ${nameOf(ink)}: ${listed(names.slice(0, 2))}`,
    ]),
    description: sentences(
      `${capital(listed([...new Set(names)].slice(0, 3)))} cut in lino and printed in ${nameOf(ink)}`,
      random.pick(['Cut away from yourself', 'The uneven ones are the best', 'Edition of twelve']),
    ),
    altText: `Illustration of ${numberWord(names.length)} lino print${names.length > 1 ? 's' : ''} of ${listed([...new Set(names)].slice(0, 3))} in ${nameOf(ink)} ink on ${base.name}.`,
    words: ['lino print', 'printmaking', 'block print', 'craft', ...new Set(names), nameOf(ink)],
  };
}

export const linoTheme: Theme = { name: 'printmaking', shapes: ['3:4', '2:3', '1:1'], draw: lino };
