import { darken, nameOf, standingOut } from '../../colour.ts';
import { hues } from '../../palettes.ts';
import { an, capital, listed, sentences, titled } from '../../phrases.ts';
import { ACCESSORIES } from '../../props/accessories.ts';
import type { Scene, Sheet } from '../../sheet.ts';
import { times } from '../../svg.ts';
import type { Theme } from '../../theme.ts';
import { ground, laid } from './outfit.ts';

function collection(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const base = ground(sheet);
  const kind = random.pick(['shoes', 'bags', 'hats', 'small things']);
  const sets: Readonly<Record<string, readonly string[]>> = {
    shoes: ['ankle boots', 'trainers', 'sandals', 'loafers'],
    bags: ['tote bag', 'handbag', 'basket bag'],
    hats: ['straw hat', 'bobble hat', 'beret', 'scarf'],
    'small things': ['sunglasses', 'watch', 'earrings', 'belt', 'socks', 'umbrella'],
  };
  const names = sets[kind] ?? [];
  const columns = random.pick([2, 3]);
  const rows = Math.round((columns * H) / W);
  const cell = W / columns;
  const colours = [...hues(palette), palette.ink];
  const used: string[] = [];
  const body = times(columns * rows, (i) => {
    const name = names[i % names.length] ?? 'trainers';
    const [x, y] = [cell * ((i % columns) + 0.5), (H / rows) * (Math.floor(i / columns) + 0.5)];
    const colour = standingOut(base.colour, [random.pick(colours), palette.deep], 0.14);
    used.push(`${nameOf(colour)} ${name}`);
    return laid(sheet, ACCESSORIES[name]?.(sheet, colour) ?? '', x, y, cell / 150, random.between(-10, 10));
  });
  return {
    body: base.body + body,
    title: titled(random, [
      `${capital(kind)}: ${used[0]} to ${used.at(-1)}`,
      `${used[0]} and ${used[1]}`,
      `${columns * rows} ${kind} in ${listed([...new Set(used.map((u) => u.split(' ')[0] ?? ''))].slice(0, 3))}`,
      `All the ${kind}, ${palette.name.toLowerCase()}`,
    ]),
    description: sentences(
      `${capital(listed(used.slice(0, 4)))}, in rows`,
      random.pick(['Resole, not replace', 'One in, one out', 'The second one from the left is sold']),
    ),
    altText: `Illustration of ${kind} in ${rows} rows on ${an(nameOf(base.colour))} ground: ${listed(used.slice(0, 4))}.`,
    words: ['fashion', 'accessories', kind, ...names, nameOf(base.colour), nameOf(darken(palette.main, 0))],
  };
}

export const accessoryTheme: Theme = {
  name: 'shoes and bags',
  shapes: ['1:1', '3:4', '4:5', '2:3'],
  draw: collection,
};
