import { lighten, mix, nameOf } from '../../colour.ts';
import { an, capital, listed, numberWord, sentences, titled } from '../../phrases.ts';
import { BIRDS, bird } from '../../props/birds.ts';
import { flowerHead } from '../../props/flower-heads.ts';
import { frond, greensFor, leaf } from '../../props/foliage.ts';
import type { Scene, Sheet } from '../../sheet.ts';
import { circle, type Point, place, smooth, stroke, times } from '../../svg.ts';
import type { Theme } from '../../theme.ts';

function birds(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const ground = random.pick([
    palette.paper,
    palette.soft,
    lighten(palette.second, 0.5),
    palette.deep,
    lighten(palette.main, 0.5),
    mix(palette.deep, palette.ink, 0.5),
  ]);
  const greens = greensFor(palette, random);
  const count = random.int(1, 4);
  const kinds = random.some(BIRDS, count);
  const disc = random.chance(0.5)
    ? circle(
        W * random.between(0.3, 0.7),
        H * random.between(0.25, 0.45),
        W * random.between(0.2, 0.34),
        mix(ground, palette.accent, 0.5),
      )
    : '';
  const plant = random.pick(['leaves', 'blossom', 'berries', 'needles']);
  const petal = random.pick(['#ffffff', '#f6cdd3', palette.main, palette.accent]);
  const branches = kinds
    .map((kind, i) => {
      const y = H * ((i + 1) / (count + 0.7)) + random.between(-0.02, 0.02) * H;
      const from = i % 2 ? 1 : -1;
      const points: Point[] = [
        [from < 0 ? -20 : W + 20, y + H * 0.03],
        [W * (from < 0 ? 0.3 : 0.7), y + H * 0.01],
        [W * (from < 0 ? 0.62 : 0.38), y - H * 0.012],
        [W * (from < 0 ? 0.9 : 0.1), y - H * 0.05],
      ];
      const bark = mix('#6b4a36', palette.deep, 0.3);
      const hangings = times(9, (k) => {
        const t = 0.1 + k * 0.1;
        const x = from < 0 ? W * t * 0.95 : W * (1 - t * 0.95);
        const ly = y + H * (0.02 - t * 0.055) + random.between(-6, 6);
        const turn = (k % 2 ? 1 : -1) * random.between(40, 110) + (k % 2 ? 0 : 0);
        const size = W * random.between(0.07, 0.12);
        if (plant === 'needles')
          return place(frond(size * 1.3, 0, 10, greens.dark, 0.3, 10), x, ly, { rotate: turn });
        if (plant === 'blossom')
          return (
            place(
              flowerHead(random, 'cosmos', size * 0.6, petal, palette.ink),
              x,
              ly + random.between(-16, 16),
            ) + place(leaf(size * 0.7, size * 0.34, greens.mid), x, ly, { rotate: turn })
          );
        if (plant === 'berries')
          return (
            times(
              3,
              (b) =>
                stroke(`M${x} ${ly}l${(b - 1) * 14} 22`, bark, 2) +
                circle(x + (b - 1) * 14, ly + 26, 8, '#c2352f'),
            ) + place(leaf(size, size * 0.46, greens.mid), x, ly, { rotate: -turn })
          );
        return place(leaf(size, size * 0.44, random.pick([greens.dark, greens.mid, greens.light])), x, ly, {
          rotate: turn,
        });
      });
      const size = Math.min(W * 0.42, (H / (count + 0.7)) * 0.72) * (kind.shape === 'owl' ? 1 : 0.95);
      return (
        stroke(smooth(points), bark, W * 0.018) +
        hangings +
        place(
          bird(random, kind, size),
          W * (from < 0 ? random.between(0.42, 0.6) : random.between(0.4, 0.58)),
          y - 8,
          { flip: from < 0 ? random.chance(0.2) : random.chance(0.8) },
        )
      );
    })
    .join('');
  const names = kinds.map(({ name }) => name);
  return {
    body: sheet.ground(ground) + disc + branches,
    title: titled(random, [
      `${capital(listed(names.slice(0, 2)))} on ${count > 1 ? 'branches' : 'a branch'} with ${plant}`,
      `${capital(names[0] ?? '')} and ${plant} on ${nameOf(ground)}`,
      count > 1
        ? `${capital(numberWord(count))} birds: ${listed(names)}`
        : `Portrait of ${an(names[0] ?? '')}, ${nameOf(ground)} ground`,
      `${capital(names[0] ?? '')} in ${plant}`,
    ]),
    description: sentences(
      `${capital(listed(names.map(an)))} among ${plant}`,
      random.pick(['Seen from the kitchen, all of them', 'Learn one call a week', 'For the spare room']),
    ),
    altText: `Illustration of ${listed(names.map(an))} sitting on ${count > 1 ? 'branches' : 'a branch'} with ${plant}, on ${an(nameOf(ground))} ground.`,
    words: ['birds', 'animals', 'nature', ...names, plant, nameOf(ground)],
  };
}

export const birdTheme: Theme = { name: 'birds', shapes: ['2:3', '3:4', '1:1', '4:5'], draw: birds };
