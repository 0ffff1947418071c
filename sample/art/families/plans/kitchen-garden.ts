import { darken, mix } from '../../colour.ts';
import { capital, listed, numberWord, sentences, titled } from '../../phrases.ts';
import { VEGETABLES } from '../../props/from-above.ts';
import type { Scene, Sheet } from '../../sheet.ts';
import { circle, ellipse, line, place, rect, times } from '../../svg.ts';
import type { Theme } from '../../theme.ts';

function kitchenGarden(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const ground = random.pick([
    mix(palette.soft, '#cdb98f', 0.5),
    '#b7c28f',
    mix(palette.second, '#a8b57f', 0.5),
  ]);
  const columns = random.pick([2, 2, 3]);
  const rows = Math.max(2, Math.round((H / W) * columns * random.pick([0.8, 1, 1.4])));
  const names = random.shuffle(Object.keys(VEGETABLES));
  const used = new Set<string>();
  const round = random.chance(0.2);
  const [cw, ch] = [(W * 0.9) / columns, (H * 0.92) / rows];
  const beds = times(columns * rows, (i) => {
    const name = names[i % names.length] ?? 'lettuce';
    used.add(name);
    const [x, y, w, h] = [
      W * 0.05 + (i % columns) * cw + cw * 0.06,
      H * 0.04 + Math.floor(i / columns) * ch + ch * 0.06,
      cw * 0.88,
      ch * 0.88,
    ];
    const soil = random.pick(['#5d4433', '#6b4f3a', '#4f3a2c']);
    const n = Math.max(2, Math.round(w / (W * 0.1)));
    const k = Math.max(1, Math.round(h / (W * 0.1)));
    const r = Math.min(w / n, h / k) * 0.56;
    const frame = round
      ? rect(x, y, w, h, '#b98a5c', { rx: Math.min(w, h) * 0.4 }) +
        rect(x + 9, y + 9, w - 18, h - 18, soil, { rx: Math.min(w, h) * 0.38 })
      : rect(x + 6, y + 9, w, h, palette.ink, { opacity: 0.2 }) +
        rect(x, y, w, h, '#b98a5c', { rx: 4 }) +
        rect(x + 10, y + 10, w - 20, h - 20, soil);
    const stamps = Array.from({ length: 3 }, () => sheet.stamp(VEGETABLES[name]?.(random, r) ?? ''));
    return (
      frame +
      times(n * k, (j) =>
        place(random.pick(stamps), x + (w * ((j % n) + 0.5)) / n, y + (h * (Math.floor(j / n) + 0.5)) / k, {
          rotate: random.between(-20, 20),
        }),
      )
    );
  });
  const stones = times(60, () =>
    circle(
      W * random.next(),
      H * random.next(),
      random.between(2, 7),
      darken(ground, random.between(0.05, 0.16)),
      { opacity: 0.6 },
    ),
  );
  const can = random.chance(0.6)
    ? place(
        ellipse(6, 10, 62, 44, palette.ink, { opacity: 0.18 }) +
          line(40, 0, 110, -26, palette.main, 17) +
          ellipse(112, -27, 9, 21, darken(palette.main, 0.2)) +
          ellipse(0, 0, 58, 42, palette.main) +
          ellipse(0, 0, 40, 27, darken(palette.main, 0.25)),
        W * 0.78,
        H * 0.95,
        { scale: 0.8 },
      )
    : '';
  const list = [...used];
  return {
    body: sheet.ground(ground) + stones + beds + can,
    title: titled(random, [
      `Kitchen garden: ${listed(list.slice(0, 3))}`,
      `${capital(numberWord(columns * rows))} raised beds with ${list[0]} and ${list[1]}`,
      `Vegetable plan, ${list[0]} beside ${list[1]}`,
      `${capital(list[0] ?? '')}, ${list[1]}, ${list.at(-1)} from above`,
    ]),
    description: sentences(
      `${capital(listed(list))} in ${numberWord(columns * rows)} beds`,
      random.pick([
        'Marigolds keep the flies off',
        'Rotate clockwise each year',
        'Two hours of sun more on the left',
      ]),
    ),
    altText: `Illustration, seen from above: ${numberWord(columns * rows)} vegetable beds with ${listed(list)}.`,
    words: ['kitchen garden', 'vegetables', 'raised beds', 'garden', 'plan', ...list],
  };
}

export const kitchenGardenTheme: Theme = {
  name: 'kitchen gardens',
  shapes: ['3:4', '2:3', '4:5'],
  draw: kitchenGarden,
};
