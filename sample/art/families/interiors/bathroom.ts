import { darken, lighten, nameOf, standingOut } from '../../colour.ts';
import { an, capital, sentences, titled } from '../../phrases.ts';
import { sideboard } from '../../props/furniture.ts';
import { atHour, pickHour } from '../../props/hours.ts';
import { patternFill } from '../../props/patterns.ts';
import { STANDING_PLANTS } from '../../props/plants.ts';
import { potted } from '../../props/pots.ts';
import { VASES, vessel } from '../../props/vessels.ts';
import { window } from '../../props/windows.ts';
import type { Scene, Sheet } from '../../sheet.ts';
import { circle, ellipse, line, path, place, rect, times } from '../../svg.ts';
import type { Theme } from '../../theme.ts';

function bathroom(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const wall = random.pick([
    palette.soft,
    lighten(palette.second, 0.3),
    lighten(palette.main, 0.3),
    palette.main,
    palette.deep,
    palette.second,
  ]);
  const floor = H * 0.84;
  const tileTop = H * random.between(0.2, 0.5);
  const tile = random.pick([lighten(wall, 0.25), darken(wall, 0.14), palette.paper]);
  const size = random.pick([38, 54, 70]);
  const laid = random.pick(['square', 'stacked', 'brick', 'checker']);
  const shine = (): string => lighten(tile, random.between(0, 0.22));
  const w = laid === 'stacked' ? size * 0.5 : size;
  const h = laid === 'brick' ? size * 0.5 : size;
  const cells = times(16, (i) =>
    rect(
      (i % 4) * w + 1.5,
      Math.floor(i / 4) * h + 1.5,
      w - 3,
      h - 3,
      laid === 'checker' && (i + Math.floor(i / 4)) % 2 ? wall : shine(),
      { rx: 2 },
    ),
  );
  const tiles = sheet.pattern(w * 4, h * 4, rect(0, 0, w * 4, h * 4, darken(tile, 0.12)) + cells);
  const x = W * random.between(0.45, 0.55);
  const wide = W * random.between(0.56, 0.7);
  const base = floor + (H - floor) * 0.4;
  const tub = random.chance(0.7);
  const outside = standingOut(tile, [palette.paper, palette.deep, palette.accent]);
  const bath =
    path(
      `M${-wide / 2} ${-wide * 0.34}Q${-wide * 0.46} 0 ${-wide * 0.28} 0H${wide * 0.28}Q${wide * 0.46} 0 ${wide / 2} ${-wide * 0.34}Z`,
      outside,
    ) +
    path(
      `M${-wide / 2} ${-wide * 0.34}Q${-wide * 0.46} 0 ${-wide * 0.28} 0H${wide * 0.28}Q${wide * 0.46} 0 ${wide / 2} ${-wide * 0.34}Z`,
      sheet.fade(palette.ink, 0.2, -90),
    ) +
    rect(-wide * 0.53, -wide * 0.38, wide * 1.06, wide * 0.055, '#fdfaf3', { rx: 10 }) +
    times(2, (i) => ellipse((i ? 1 : -1) * wide * 0.24, 4, 16, 10, '#b98f4a')) +
    path(
      `M${wide * 0.3} ${-wide * 0.38}V${-wide * 0.56}Q${wide * 0.3} ${-wide * 0.64} ${wide * 0.2} ${-wide * 0.62}V${-wide * 0.56}`,
      'none',
      { stroke: '#b98f4a', strokeWidth: 9 },
    ) +
    times(9, (i) =>
      circle(
        -wide * 0.32 + i * wide * 0.06,
        -wide * (0.39 + random.between(0, 0.035)),
        wide * random.between(0.022, 0.045),
        '#ffffff',
        { opacity: 0.85 },
      ),
    );
  const basin =
    sideboard(sheet, wide, wide * 0.5, standingOut(tile, ['#8a5f3f', palette.deep])) +
    path(
      `M${-wide * 0.24} ${-wide * 0.62}H${wide * 0.24}Q${wide * 0.2} ${-wide * 0.5} 0 ${-wide * 0.5}T${-wide * 0.24} ${-wide * 0.62}Z`,
      '#fdfaf3',
    ) +
    path(
      `M0 ${-wide * 0.62}V${-wide * 0.8}Q${wide * 0.01} ${-wide * 0.86} ${wide * 0.08} ${-wide * 0.8}`,
      'none',
      { stroke: '#b98f4a', strokeWidth: 9 },
    );
  const hour = pickHour(random);
  const mirrorY = base - wide * 1.24;
  const up = tub
    ? window(
        sheet,
        random.pick(['arched window', 'round window', 'grid window'] as const),
        {
          x: x - W * 0.19,
          y: H * 0.1,
          width: W * 0.38,
          height: Math.min(H * 0.42, base - wide * 0.62 - H * 0.14),
        },
        palette.paper,
        hour,
        false,
      )
    : circle(x, mirrorY, wide * 0.25, '#b98f4a') +
      circle(x, mirrorY, wide * 0.235, sheet.linear(['#f2f6f4', '#c4d2d3'], 40));
  const plantName = random.pick(STANDING_PLANTS);
  const towel =
    rect(
      W * 0.045,
      H * 0.5,
      W * 0.13,
      H * 0.2,
      patternFill(sheet, random.pick(['stripes', 'gingham', 'ticking']), 26, palette.paper, palette.main),
      { rx: 4 },
    ) + line(W * 0.03, H * 0.5, W * 0.19, H * 0.5, '#b98f4a', 6);
  const body =
    rect(0, 0, W, floor, wall) +
    rect(0, tileTop, W, floor - tileTop, tiles) +
    rect(0, tileTop - 8, W, 10, darken(tile, 0.2)) +
    rect(
      0,
      floor,
      W,
      H - floor,
      patternFill(
        sheet,
        random.pick(['checker', 'diamonds', 'crosses', 'petals']),
        70,
        palette.paper,
        palette.deep,
        palette.accent,
      ),
    ) +
    rect(0, floor, W, H - floor, sheet.fade(palette.ink, 0.3)) +
    up +
    towel +
    sheet.standing(x, base, wide) +
    place(tub ? bath : basin, x, base) +
    sheet.standing(W * 0.9, base + 16, 140) +
    place(potted(sheet, plantName, H * 0.4, palette.accent), W * 0.9, base + 16) +
    (tub
      ? ''
      : place(vessel(sheet, random.pick(VASES), W * 0.14, palette.main), x + wide * 0.36, base - wide * 0.5));
  const colour = nameOf(tile);
  const kind = tub ? 'bath' : 'basin';
  return {
    body,
    title: titled(random, [
      `${colour} ${laid} tiles and ${an(nameOf(tub ? outside : palette.deep))} ${kind}`,
      `Bathroom with ${an(plantName)}`,
      `${laid} tiles in ${colour}`,
      `A ${kind} ${tub ? `and a window ${atHour(hour.name)}` : 'below a round mirror'}`,
      `${capital(nameOf(wall))} bathroom, brass tap`,
    ]),
    description: sentences(
      random.pick([
        'Long bath weather',
        'The tile I keep coming back to',
        'Brass will age, that is the point',
      ]),
      `${capital(laid)} tiles to ${tileTop < H * 0.35 ? 'the top' : 'half height'}`,
    ),
    altText: `Illustration of a bathroom with ${colour} ${laid} tiles, a ${kind} with a brass tap, a towel and ${an(plantName)}.`,
    words: ['bathroom', 'interior', 'home', 'tiles', laid, kind, plantName, colour],
  };
}

export const bathrooms: Theme = { name: 'bathrooms', shapes: ['2:3', '3:4', '4:5'], draw: bathroom };
