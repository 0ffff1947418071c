import { lighten, lightness, mix, nameOf, standingOut } from '../../colour.ts';
import { hues } from '../../palettes.ts';
import { an, capital, listed, numberWord, sentences, titled } from '../../phrases.ts';
import { cat } from '../../props/cats.ts';
import { DOGS, dog } from '../../props/dogs.ts';
import { pickHour } from '../../props/hours.ts';
import { PATTERNS, patternFill } from '../../props/patterns.ts';
import { SMALL_PLANTS } from '../../props/plants.ts';
import { potted } from '../../props/pots.ts';
import { cushion } from '../../props/seats.ts';
import { window } from '../../props/windows.ts';
import type { Scene, Sheet } from '../../sheet.ts';
import { circle, place, rect, times } from '../../svg.ts';
import type { Theme } from '../../theme.ts';

function pets(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const wall = random.pick([
    palette.soft,
    palette.paper,
    palette.main,
    palette.second,
    palette.deep,
    lighten(palette.accent, 0.3),
  ]);
  const furs: Readonly<Record<string, string>> = {
    ginger: '#d98b45',
    black: '#2f2b2b',
    white: '#f3ece0',
    grey: '#8a8d92',
    chocolate: '#5a4336',
    sandy: '#d9b98c',
    brown: '#8a5f3f',
  };
  const [fur, fill] = random.pick(
    Object.entries(furs).filter(([, c]) => Math.abs(lightness(c) - lightness(wall)) > 0.12),
  );
  const isCat = random.chance(0.5);
  if (isCat) {
    const size = W * random.between(0.3, 0.42);
    const one = cat(sheet, size, fill);
    const kind = random.pick(['window sill', 'cushions', 'books']);
    const base = H * 0.78;
    const place1: Readonly<Record<string, () => string>> = {
      'window sill': () =>
        window(
          sheet,
          random.pick(['grid window', 'wide window', 'arched window'] as const),
          { x: W * 0.14, y: H * 0.08, width: W * 0.72, height: base - H * 0.08 },
          palette.paper,
          pickHour(random),
          random.chance(0.4),
        ) +
        rect(W * 0.06, base, W * 0.88, H * 0.03, palette.paper) +
        place(potted(sheet, random.pick(SMALL_PLANTS), H * 0.24, palette.accent), W * 0.8, base) +
        place(one.body, W * 0.42, base + 4),
      cushions: () =>
        rect(
          0,
          0,
          W,
          base,
          patternFill(sheet, random.pick(PATTERNS), W * 0.1, wall, mix(wall, palette.paper, 0.25)),
        ) +
        rect(0, base - H * 0.04, W, H, mix(wall, palette.ink, 0.25)) +
        times(3, (i) =>
          cushion(sheet, W * (0.62 - i * 0.06), W * 0.5 + (i - 1) * 8, base + H * 0.1 - i * W * 0.13),
        ) +
        place(one.body, W * 0.5, base + H * 0.1 - W * 0.3),
      books: () =>
        rect(0, base, W, H, mix(wall, palette.ink, 0.25)) +
        times(6, (i) => {
          const w = W * random.between(0.44, 0.6);
          const c = random.pick(sheet.colours.slice(0, 5));
          return (
            rect(W / 2 - w / 2, base - (i + 1) * H * 0.042, w, H * 0.04, c, { rx: 3 }) +
            rect(W / 2 - w / 2 + 14, base - (i + 0.65) * H * 0.042, w * 0.2, 5, lighten(c, 0.5))
          );
        }) +
        place(one.body, W / 2, base - 6 * H * 0.042),
    };
    return {
      body: sheet.ground(wall) + (place1[kind]?.() ?? ''),
      title: titled(random, [
        `${capital(fur)} cat ${one.doing} on ${kind === 'window sill' ? 'the window sill' : kind}`,
        `A ${fur} cat, ${kind}, ${nameOf(wall)}`,
        `${capital(one.doing)} ${fur} cat`,
        `${capital(fur)} cat and ${kind} in ${nameOf(wall)}`,
      ]),
      description: sentences(
        `${capital(an(fur))} cat ${one.doing} on ${kind === 'window sill' ? 'a window sill' : kind}`,
        random.pick(['Has not moved since breakfast', 'Owns the place', 'Do not sit there']),
      ),
      altText: `Illustration of ${an(fur)} cat ${one.doing} on ${kind === 'window sill' ? 'a window sill' : kind} before ${an(nameOf(wall))} wall.`,
      words: ['cat', 'pets', 'animals', fur, kind, one.doing, nameOf(wall)],
    };
  }
  const many = random.chance(0.4);
  if (many) {
    const columns = 2;
    const rows = Math.max(2, Math.round((H / W) * 2));
    const names = random.shuffle(DOGS);
    const furList = Object.values(furs);
    const body = times(columns * rows, (i) => {
      const [cw, ch] = [W / columns, H / rows];
      const [x, y] = [(i % columns) * cw, Math.floor(i / columns) * ch];
      const back = random.pick([...hues(palette), palette.soft, palette.paper]);
      return sheet.within(
        rect(x, y, cw, ch, '#000'),
        rect(x, y, cw + 1, ch + 1, back) +
          place(
            dog(
              names[i % names.length] ?? 'terrier',
              Math.min(cw, ch) * 0.72,
              standingOut(back, random.shuffle(furList), 0.14),
              random.pick(hues(palette)),
            ),
            x + cw / 2,
            y + ch,
          ),
      );
    });
    return {
      body,
      title: titled(random, [
        `${capital(numberWord(columns * rows))} dogs: ${listed(names.slice(0, 3))}`,
        `Good dogs in ${palette.name.toLowerCase()}: ${names[0]} first`,
        `${capital(names[0] ?? '')}, ${names[1]} and the rest`,
      ]),
      description: sentences(`${capital(listed(names))}, each in a coloured square`, 'All of them very good'),
      altText: `Illustration of ${numberWord(columns * rows)} dogs in coloured squares: ${listed(names)}.`,
      words: ['dogs', 'pets', 'animals', ...names],
    };
  }
  const name = random.pick(DOGS);
  const collar = random.pick(hues(palette));
  const pattern = random.chance(0.5)
    ? rect(
        0,
        0,
        W,
        H,
        patternFill(
          sheet,
          random.pick(PATTERNS),
          W * 0.12,
          wall,
          mix(wall, palette.paper, 0.3),
          mix(wall, palette.accent, 0.4),
        ),
      )
    : circle(W / 2, H * 0.52, W * 0.4, mix(wall, palette.accent, 0.5));
  return {
    body: sheet.ground(wall) + pattern + place(dog(name, W * 0.7, fill, collar), W / 2, H),
    title: titled(random, [
      `${capital(fur)} ${name} with ${an(nameOf(collar))} collar`,
      `Portrait of ${an(`${fur} ${name}`)}`,
      `${capital(name)} on ${nameOf(wall)}`,
      `A ${fur} ${name}, sitting for the picture`,
    ]),
    description: sentences(
      `${capital(an(`${fur} ${name}`))} with ${an(nameOf(collar))} collar`,
      random.pick(['Sat still for one biscuit', 'Commission for my sister', 'Answers to anything']),
    ),
    altText: `Illustration of ${an(`${fur} ${name}`)} with ${an(nameOf(collar))} collar before ${an(nameOf(wall))} ground.`,
    words: ['dog', 'pets', 'animals', 'portrait', name, fur, nameOf(collar), nameOf(wall)],
  };
}

export const petTheme: Theme = { name: 'cats and dogs', shapes: ['4:5', '1:1', '3:4', '2:3'], draw: pets };
