import { nameOf } from '../../colour.ts';
import { an, capital, listed, sentences, titled } from '../../phrases.ts';
import { atHour, pickHour } from '../../props/hours.ts';
import { SMALL_PLANTS, STANDING_PLANTS } from '../../props/plants.ts';
import { potted } from '../../props/pots.ts';
import { room } from '../../props/room.ts';
import { RUGS, rug } from '../../props/rugs.ts';
import { trailing } from '../../props/trailing.ts';
import { sunPatch, WINDOWS, window } from '../../props/windows.ts';
import type { Scene, Sheet } from '../../sheet.ts';
import { line, path, place, times } from '../../svg.ts';
import type { Theme } from '../../theme.ts';

function plantCorner(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const space = room(sheet, 0.84);
  const hour = pickHour(random, ['morning', 'noon', 'golden hour', 'dawn', 'overcast', 'dusk']);
  const name = random.pick(WINDOWS);
  const wide = W * random.between(0.42, 0.6);
  const tall = name === 'french doors' ? space.floor - H * 0.08 : H * random.between(0.4, 0.5);
  const x = W * random.pick([0.4, 0.5, 0.6]);
  const names = random.some(STANDING_PLANTS, 4);
  const pots = [palette.main, palette.accent, palette.paper, palette.second, palette.deep];
  const spots = random.shuffle([0.1, 0.32, 0.68, 0.9]);
  const back = names
    .map((plantName, i) => {
      const px = W * (spots[i] ?? 0.5) + random.between(-20, 20);
      const py = space.floor + (H - space.floor) * random.between(0.2, 0.5);
      return (
        sheet.standing(px, py, 150) +
        place(potted(sheet, plantName, H * random.between(0.34, 0.52), random.pick(pots)), px, py)
      );
    })
    .join('');
  const small = random.some(SMALL_PLANTS, 3);
  const front = small
    .map((plantName, i) => {
      const px = W * (0.2 + i * 0.3) + random.between(-50, 50);
      const py = space.floor + (H - space.floor) * random.between(0.68, 0.9);
      return (
        sheet.standing(px, py, 120) +
        place(potted(sheet, plantName, H * random.between(0.15, 0.24), random.pick(pots)), px, py)
      );
    })
    .join('');
  const hung = times(random.int(2, 4), (i) => {
    const px = W * (0.12 + i * 0.26) + random.between(-20, 20);
    const py = H * random.between(0.12, 0.22);
    return (
      line(px, 0, px - 30, py, palette.ink, 2) +
      line(px, 0, px + 30, py, palette.ink, 2) +
      place(trailing(sheet, H * random.between(0.16, 0.28)), px, py + 8) +
      path(
        `M${px - 44} ${py - 6}Q${px - 36} ${py + 44} ${px} ${py + 44}T${px + 44} ${py - 6}Z`,
        random.pick(pots),
      )
    );
  });
  const body =
    space.body +
    window(
      sheet,
      name,
      { x: x - wide / 2, y: H * 0.08, width: wide, height: tall },
      palette.paper,
      hour,
      false,
    ) +
    sunPatch(sheet, x - wide * 0.3, space.floor, wide * 0.8, H - space.floor, 90) +
    hung +
    back +
    rug(
      sheet,
      random.pick(RUGS),
      W / 2,
      space.floor + (H - space.floor) * 0.72,
      W * 0.6,
      (H - space.floor) * 0.5,
    ) +
    front;
  const wall = nameOf(space.wall);
  return {
    body,
    title: titled(random, [
      `Indoor jungle with ${an(names[0] ?? 'palm')}`,
      `${names[0]} and ${names[1]} by the ${name}`,
      `Plant corner ${atHour(hour.name)}`,
      `Green corner on ${an(wall)} wall`,
      `Seven pots and ${an(name)}`,
    ]),
    description: sentences(
      random.pick([
        'Watered on Sundays',
        'They all lean to the left',
        'More pots than chairs',
        'Bright, but never direct',
      ]),
      `${listed(names.map(capital))}, and ${listed(small)} in front`,
    ),
    altText: `Illustration of many house plants in pots, ${listed(names)} among them, before ${an(name)} in ${an(wall)} room.`,
    words: ['house plants', 'plant corner', 'indoor jungle', 'interior', name, ...names, ...small, wall],
  };
}

export const plantCorners: Theme = {
  name: 'plant corners',
  shapes: ['2:3', '3:4', '9:16', '4:5'],
  draw: plantCorner,
};
