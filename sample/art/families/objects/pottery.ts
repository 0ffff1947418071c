import { nameOf, standingOut } from '../../colour.ts';
import { hues } from '../../palettes.ts';
import { an, capital, listed, numberWord, sentences, titled } from '../../phrases.ts';
import { FLOWERS } from '../../props/flower-heads.ts';
import { flower } from '../../props/flowers.ts';
import { greensFor, ovalLeaf, sprig } from '../../props/foliage.ts';
import { VASES, vessel } from '../../props/vessels.ts';
import type { Scene, Sheet } from '../../sheet.ts';
import { place, rect, times } from '../../svg.ts';
import type { Theme } from '../../theme.ts';
import { backdrop } from './backdrop.ts';

function pottery(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const base = backdrop(sheet);
  const clay = [...hues(palette), palette.paper, '#c8694a', '#d9b98c', palette.ink].map((c) =>
    standingOut(base.colour, [c, palette.paper, palette.ink], 0.13),
  );
  const shelf = random.chance(0.45);
  const used: string[] = [];
  const glazes: string[] = [];
  const one = (height: number): string => {
    const name = random.pick(VASES);
    const glaze = random.pick(clay);
    used.push(name);
    glazes.push(nameOf(glaze));
    return vessel(sheet, name, height, glaze);
  };
  if (shelf) {
    const rows = H / W > 1.2 ? 4 : 3;
    const columns = random.int(3, 5);
    const body = times(rows, (r) => {
      const y = (H * (r + 0.92)) / rows;
      return (
        times(columns, (c) => {
          const x = (W * (c + 0.5)) / columns;
          return sheet.standing(x, y, W * 0.12) + place(one((H / rows) * random.between(0.4, 0.7)), x, y);
        }) +
        rect(0, y, W, 14, '#8a5f3f') +
        rect(0, y + 14, W, 8, palette.ink, { opacity: 0.14 })
      );
    });
    const count = rows * columns;
    return {
      body: sheet.ground(base.colour) + body,
      title: titled(random, [
        `${count} pots on ${numberWord(rows)} shelves: ${listed([...new Set(glazes)].slice(0, 3))}`,
        `Pottery shelf: ${used[0]}, ${used[1]}, ${used[2]}`,
        `${capital(glazes[0] ?? '')} ${used[0]} and ${count - 1} more`,
      ]),
      description: sentences(
        `${capital(listed([...new Set(used)].slice(0, 4)))} in ${listed([...new Set(glazes)].slice(0, 3))}`,
        random.pick([
          'One week of throwing',
          'The crooked ones stay here',
          'Glaze tests, all of them keepers',
        ]),
      ),
      altText: `Illustration of ${count} ceramic vessels on ${numberWord(rows)} shelves, in ${listed([...new Set(glazes)].slice(0, 3))}.`,
      words: ['pottery', 'ceramics', 'vase', 'shelf', ...new Set(used), ...new Set(glazes)],
    };
  }
  const count = random.int(2, 5);
  const greens = greensFor(palette, random);
  const filling = random.pick(['', 'a branch', 'a flower', '']);
  const bloomName = random.pick(FLOWERS);
  const standing = Array.from({ length: count }, (_, i) => ({
    x: W * (0.5 + (i - (count - 1) / 2) * (0.74 / Math.max(2, count))),
    y: base.floor + (H - base.floor) * (0.2 + (i % 2) * 0.34),
    tall: H * random.between(0.2, 0.48),
  })).sort((a, b) => a.y - b.y);
  const body = standing
    .map(({ x, y, tall }, i) => {
      const twig =
        i !== 0 || filling === ''
          ? ''
          : filling === 'a branch'
            ? place(
                sprig(
                  [
                    [0, 0],
                    [20, -H * 0.14],
                    [-10, -H * 0.32],
                  ],
                  (s) => ovalLeaf(s, s * 0.6, random.pick([greens.dark, greens.mid, greens.light])),
                  { stem: greens.dark, width: 4, size: H * 0.09, pairs: 5 },
                ),
                x,
                y - tall + 4,
              )
            : place(
                flower(random, bloomName, H * 0.28, W * 0.15, palette.accent, palette.ink, greens),
                x,
                y - tall + 4,
              );
      return sheet.standing(x, y, tall * 0.5, 0.4) + twig + place(one(tall), x, y);
    })
    .join('');
  return {
    body: base.body + body,
    title: titled(random, [
      `${capital(glazes[0] ?? '')} ${used[0]}${count > 1 ? ` and ${glazes[1]} ${used[1]}` : ''}`,
      `${capital(numberWord(count))} vessels on ${nameOf(base.colour)}`,
      `${capital(used[0] ?? '')}${filling ? ` with ${filling === 'a flower' ? an(bloomName) : filling}` : ''}, ${glazes[0]} glaze`,
      `${capital(listed(used.slice(0, 3)))}`,
    ]),
    description: sentences(
      `${capital(listed(used.map((name, i) => `${glazes[i]} ${name}`)))}`,
      random.pick([
        'Stoneware, fired twice',
        'I want the small one',
        'The glaze broke just right on the lip',
        'Thrown, not cast',
      ]),
    ),
    altText: `Illustration of ${numberWord(count)} ceramic vessels on ${an(nameOf(base.colour))} ground: ${listed(used.map((name, i) => `${glazes[i]} ${name}`))}.`,
    words: ['pottery', 'ceramics', 'vase', 'still life', ...used, ...glazes],
  };
}

export const potteryTheme: Theme = { name: 'pottery', shapes: ['3:4', '4:5', '1:1', '2:3'], draw: pottery };
