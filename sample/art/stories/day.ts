import { sight } from '../families/landscapes/sight.ts';
import { pickPalette } from '../palettes.ts';
import { capital, listed } from '../phrases.ts';
import { atHour, HOURS } from '../props/hours.ts';
import { Random } from '../random.ts';
import { HEIGHT, type Page, pages, told, WIDTH } from './page.ts';

export function day(seed: number): Page[] {
  const random = new Random(`day/${seed}`);
  const palette = pickPalette(random);
  const name = random.pick(['mountains', 'sea', 'desert', 'forest', 'fields', 'snow', 'lake']);
  const hours = (['dawn', 'noon', 'golden hour', 'dusk', 'night'] as const).map((wanted) =>
    random.pick(HOURS.filter((hour) => hour.name === wanted)),
  );
  return pages(
    seed,
    'day',
    hours.map((hour) => (sheet) => {
      const view = sight(sheet, name, hour, { x: 0, y: 0, width: WIDTH, height: HEIGHT });
      return {
        ...told(
          view.body,
          `${capital(view.place)} ${atHour(hour.name)}`,
          `${capital(listed(view.things))} ${atHour(hour.name)}.`,
          ['landscape', 'day', name, hour.name],
        ),
        palette: [hour.near, hour.far, ...hour.sky],
      };
    }),
    palette,
  );
}
