import { darken, lighten, mix, nameOf } from '../../colour.ts';
import { capital, sentences, titled } from '../../phrases.ts';
import { atHour, type Hour, pickHour } from '../../props/hours.ts';
import { sky, water } from '../../props/terrain.ts';
import type { Scene, Sheet } from '../../sheet.ts';
import { arch, circle, ellipse, path, place, polygon, rect, times } from '../../svg.ts';
import type { Theme } from '../../theme.ts';
import { plaster } from './openings.ts';

/** White or coloured cubes climbing a hill, with domes and steps, above the sea. */
function hillTown(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const hour: Hour = pickHour(random, ['morning', 'noon', 'golden hour', 'dusk', 'dawn', 'night']);
  const white = random.chance(0.4);
  const seaY = H * 0.36;
  const accent = random.pick(['#2f6fb0', palette.main, palette.deep]);
  const houses = times(30, (i) => {
    const t = i / 30;
    const y = H * (0.42 + t * 0.66);
    const s = W * (0.13 + t * 0.16);
    const x = W * (((i * 0.618) % 1) * 1.1 - 0.05);
    const wall = mix(
      white ? mix('#fbf7ee', '#cfc6c9', random.between(0, 0.35)) : plaster(sheet),
      hour.name === 'night' ? '#26325a' : (hour.sky[2] ?? '#fff'),
      hour.name === 'night' ? 0.45 : 0.16,
    );
    const h = s * random.between(0.7, 1.25);
    const roof = random.pick(['flat', 'dome', 'tiles', 'flat', 'terrace']);
    const tops: Readonly<Record<string, string>> = {
      flat: rect(-s / 2 - 4, -h - 6, s + 8, 10, lighten(wall, 0.3)),
      dome:
        path(`M${-s * 0.34} ${-h}A${s * 0.34} ${s * 0.34} 0 0 1 ${s * 0.34} ${-h}Z`, accent) +
        rect(-3, -h - s * 0.46, 6, s * 0.14, accent),
      tiles: polygon(
        [
          [-s * 0.56, -h],
          [-s * 0.4, -h - s * 0.22],
          [s * 0.4, -h - s * 0.22],
          [s * 0.56, -h],
        ],
        '#c8694a',
      ),
      terrace:
        rect(-s / 2, -h - s * 0.12, s, s * 0.03, wall) +
        times(6, (k) => rect(-s / 2 + k * s * 0.19, -h - s * 0.12, s * 0.03, s * 0.12, wall)) +
        ellipse(s * 0.2, -h - s * 0.08, s * 0.12, s * 0.1, '#5f8a55'),
    };
    const glow = hour.name === 'night' || hour.name === 'dusk';
    const holes =
      times(random.int(1, 3), (k) => {
        const ww = s * 0.13;
        return rect(
          -s * 0.32 + k * s * 0.24,
          -h * 0.7,
          ww,
          ww * 1.5,
          glow && random.chance(0.7) ? '#ffd98a' : mix(accent, palette.ink, 0.4),
          { rx: random.pick([0, ww / 2]) },
        );
      }) + (random.chance(0.5) ? path(arch(s * 0.16, -h * 0.42, s * 0.2, h * 0.42), accent) : '');
    return place(
      rect(-s / 2, -h, s, h + H * 0.1, wall) +
        polygon(
          [
            [s / 2, -h],
            [s * 0.62, -h + s * 0.1],
            [s * 0.62, H * 0.1],
            [s / 2, H * 0.1],
          ],
          darken(wall, 0.16),
        ) +
        (tops[roof] ?? '') +
        holes,
      x,
      y,
    );
  });
  const bushes = times(9, () => {
    const [x, y] = [W * random.next(), H * random.between(0.55, 1)];
    return (
      circle(x, y, W * 0.03, '#c2477f') +
      circle(x + 20, y + 12, W * 0.024, '#d96a9a') +
      circle(x - 16, y + 16, W * 0.022, '#5f8a55')
    );
  });
  const body =
    sky(sheet, hour, { x: 0, y: 0, width: W, height: H * 0.5 }).body +
    water(sheet, hour, { x: 0, y: seaY, width: W, height: H * 0.3 }, W * 0.5) +
    houses +
    (white ? bushes : '');
  const what = white ? 'white' : 'painted';
  return {
    body,
    palette: [hour.sky[0] ?? '#fff', hour.near, accent, '#fbf7ee', hour.accent],
    title: titled(random, [
      `${what} hill town ${atHour(hour.name)}`,
      `${capital(what)} houses above the sea, ${hour.name}`,
      `Roofs and ${nameOf(accent)} domes ${atHour(hour.name)}`,
      `Steep town, ${nameOf(accent)} doors`,
    ]),
    description: sentences(
      `${capital(what)} cubes climb a hill above the sea ${atHour(hour.name)}`,
      random.pick(['Bring flat shoes', 'The stairs are the streets', 'Lunch on the third terrace']),
    ),
    altText: `Illustration of a hill town of ${what} houses with ${nameOf(accent)} domes and doors above the sea ${atHour(hour.name)}.`,
    words: [
      'hill town',
      'village',
      'architecture',
      'houses',
      'sea',
      'travel',
      what,
      nameOf(accent),
      hour.name,
    ],
  };
}

export const hillTownTheme: Theme = { name: 'hill towns', shapes: ['2:3', '4:5', '9:16'], draw: hillTown };
