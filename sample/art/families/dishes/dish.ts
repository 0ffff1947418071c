import { ingredient } from '../../props/ingredients.ts';
import { scatter } from '../../props/scatter.ts';
import type { Cutlery } from '../../props/tableware.ts';
import type { Sheet } from '../../sheet.ts';
import { place } from '../../svg.ts';

export interface Dish {
  readonly body: string;
  readonly name: string;
  readonly kind: string;
  readonly parts: readonly string[];
  readonly tools: readonly Cutlery[];
}

export const heap = (
  sheet: Sheet,
  name: string,
  cx: number,
  cy: number,
  spread: number,
  size: number,
  count: number,
): string =>
  scatter(sheet.random, count, spread, size * 0.42)
    .map(([x, y]) =>
      place(ingredient(sheet.random, name, size), cx + x, cy + y, { rotate: sheet.random.between(0, 360) }),
    )
    .join('');
