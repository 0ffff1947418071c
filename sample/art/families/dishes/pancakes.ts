import { numberWord } from '../../phrases.ts';
import { ingredient } from '../../props/ingredients.ts';
import { scatter } from '../../props/scatter.ts';
import type { Sheet } from '../../sheet.ts';
import { circle, path, place, polar, rect, smooth, times } from '../../svg.ts';
import type { Bake } from './tart.ts';

export function pancakes(sheet: Sheet, r: number): Bake {
  const { random } = sheet;
  const fruit = random.pick(['strawberry', 'blueberry', 'raspberry', 'banana', 'fig', 'blackberry', 'peach']);
  const count = random.int(3, 4);
  const stack = times(count, (i) => {
    const [x, y] = [random.between(-0.08, 0.08) * r, random.between(-0.08, 0.08) * r - i * r * 0.04];
    return (
      circle(x + 5, y + 9, r * 0.7, '#5a3418', { opacity: 0.28 }) +
      circle(x, y, r * 0.7, '#d2944a') +
      circle(x, y, r * 0.64, '#e8b468') +
      circle(x - r * 0.08, y - r * 0.06, r * 0.46, '#d89a50', { opacity: 0.6 })
    );
  });
  const syrup = path(
    smooth(
      Array.from({ length: 11 }, (_, i) => polar(0, -r * 0.12, r * random.between(0.26, 0.58), i * 32.7)),
      true,
    ),
    '#a85a1c',
    { opacity: 0.85 },
  );
  const butter = place(rect(-r * 0.12, -r * 0.12, r * 0.24, r * 0.24, '#fbe69a', { rx: 5 }), 0, -r * 0.16, {
    rotate: random.between(10, 40),
  });
  const top = scatter(random, 11, r * 0.4, r * 0.16)
    .map(([x, y]) =>
      place(ingredient(random, fruit, r * 0.2), x, y - r * 0.14, { rotate: random.between(0, 360) }),
    )
    .join('');
  return {
    body: stack + syrup + butter + top,
    name: `pancakes with ${fruit} and syrup`,
    detail: `${numberWord(count)} high, butter on top`,
  };
}
