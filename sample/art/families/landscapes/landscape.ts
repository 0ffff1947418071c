import { mix } from '../../colour.ts';
import { an, capital, listed, sentences, titled } from '../../phrases.ts';
import { atHour, type Hour, pickHour } from '../../props/hours.ts';
import type { Scene, Sheet } from '../../sheet.ts';
import { arch, circle, path, rect } from '../../svg.ts';
import type { Theme } from '../../theme.ts';
import { sight } from './sight.ts';

const frames: Readonly<Record<string, (sheet: Sheet, body: string, hour: Hour) => string>> = {
  arch: (sheet, body, hour) => {
    const [W, H] = [sheet.width, sheet.height];
    const shape = arch(W * 0.1, H * 0.07, W * 0.8, H * 0.86);
    return sheet.ground(mix(hour.sky[2] ?? '#fff', '#fdf8ee', 0.7)) + sheet.within(path(shape, '#000'), body);
  },
  border: (sheet, body, hour) => {
    const [W, H] = [sheet.width, sheet.height];
    return (
      body +
      rect(W * 0.025, W * 0.025, W * 0.95, H - W * 0.05, 'none', {
        stroke: mix(hour.sky[2] ?? '#fff', '#fdf8ee', 0.6),
        strokeWidth: W * 0.05,
      })
    );
  },
  round: (sheet, body, hour) => {
    const [W, H] = [sheet.width, sheet.height];
    return (
      sheet.ground(mix(hour.near, hour.far, 0.15)) +
      sheet.within(circle(W / 2, H / 2, Math.min(W, H) * 0.43, '#000'), body)
    );
  },
};

function landscape(sheet: Sheet, name: string): Scene {
  const { random, width, height } = sheet;
  const hour = pickHour(random);
  const view = sight(sheet, name, hour, { x: 0, y: 0, width, height });
  const frame = random.chance(0.22) ? random.pick(Object.values(frames)) : null;
  const body = frame ? frame(sheet, view.body, hour) : view.body;
  const when = atHour(hour.name);
  const [first = 'light', ...more] = view.things;
  return {
    body,
    title: titled(random, [
      `${capital(view.place)} ${when}`,
      `${capital(hour.name)} over the ${view.place}`,
      `${capital(first)}, ${hour.name}`,
      `${capital(view.place)} with ${more[0] ?? first}`,
      `${capital(more.at(-1) ?? first)} ${when}`,
    ]),
    description: sentences(
      `${capital(listed(view.things))} ${when}`,
      random.pick([
        'One day I will get up for this',
        'Saved for the way home',
        'The colours are the point',
        'Two hours from the last bus stop',
        'For the long wall',
      ]),
    ),
    altText: `Illustration of ${an(view.place)} ${when}: ${listed(view.things)}.`,
    words: ['landscape', 'nature', name, view.place, hour.name, ...view.things],
    palette: [hour.near, hour.far, ...hour.sky, hour.accent],
  };
}

const theme = (name: string, label: string, shapes: Theme['shapes']): Theme => ({
  name: label,
  shapes,
  draw: (sheet) => landscape(sheet, name),
});

export const landscapeThemes: readonly Theme[] = [
  theme('mountains', 'mountains', ['2:3', '3:2', '4:5', '9:16']),
  theme('sea', 'sea and coast', ['2:3', '3:2', '4:5', '1:1']),
  theme('desert', 'deserts', ['2:3', '3:4', '3:2']),
  theme('forest', 'forests', ['2:3', '4:5', '9:16']),
  theme('fields', 'fields and hills', ['3:2', '4:5', '2:3', '1:1']),
  theme('snow', 'winter', ['2:3', '4:5', '1:1']),
  theme('lake', 'lakes', ['2:3', '3:2', '3:4']),
];
