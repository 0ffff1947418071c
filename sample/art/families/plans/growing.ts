import { lighten, mix, nameOf } from '../../colour.ts';
import { an, capital, sentences, titled } from '../../phrases.ts';
import { FLOWERS } from '../../props/flower-heads.ts';
import { flower } from '../../props/flowers.ts';
import { greensFor } from '../../props/foliage.ts';
import type { Scene, Sheet } from '../../sheet.ts';
import { circle, ellipse, path, place, rect, smooth, stroke, times } from '../../svg.ts';
import type { Theme } from '../../theme.ts';

function growing(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const name = random.pick(FLOWERS);
  const petal = random.pick([palette.main, palette.accent]);
  const greens = greensFor(palette, random);
  const steps = 5;
  const grounds = random.shuffle([
    palette.paper,
    palette.soft,
    lighten(palette.second, 0.45),
    lighten(palette.accent, 0.5),
    lighten(palette.main, 0.55),
  ]);
  const high = H / steps;
  const body = times(steps, (i) => {
    const y = i * high;
    const soilY = y + high * 0.7;
    const ground = grounds[i % grounds.length] ?? palette.paper;
    const soil =
      rect(0, soilY, W, high * 0.3, mix('#6b4a36', palette.deep, 0.3)) +
      times(24, () =>
        circle(
          random.between(0, W),
          soilY + random.between(high * 0.04, high * 0.27),
          random.between(2, 6),
          mix('#8a6a4a', palette.soft, 0.2),
        ),
      );
    const x = W * (i % 2 ? 0.62 : 0.38);
    const root = (n: number, long: number): string =>
      times(n, (k) =>
        stroke(
          smooth([
            [x, soilY],
            [x + (k - (n - 1) / 2) * 16, soilY + long * 0.5],
            [x + (k - (n - 1) / 2) * 26 + random.between(-8, 8), soilY + long],
          ]),
          '#e6d3b0',
          3.4,
        ),
      );
    const tall = high * ([0, 0.2, 0.38, 0.5, 0.6][i] ?? 0);
    const plant =
      i === 0
        ? ellipse(x, soilY + high * 0.12, 15, 22, '#d9b070') +
          stroke(`M${x} ${soilY + high * 0.1}q6 -10 0 -20`, '#f3e6cf', 4)
        : i === 1
          ? stroke(`M${x} ${soilY + 20}V${soilY - tall * 0.7}`, greens.mid, 7) +
            [-1, 1]
              .map((s) =>
                place(ellipse(0, -22, 13, 24, greens.light), x, soilY - tall * 0.66, { rotate: s * 52 }),
              )
              .join('')
          : place(
              flower(
                random,
                name,
                tall,
                i === 2 ? 1 : W * (i === 3 ? 0.09 : 0.22),
                i === 3 ? mix(petal, greens.light, 0.5) : petal,
                palette.ink,
                greens,
              ),
              x,
              soilY + 4,
            );
    const disc = circle(
      W * (i % 2 ? 0.16 : 0.84),
      y + high * 0.3,
      W * 0.075,
      i === 1 ? '#7fb0c4' : palette.accent,
    );
    const drops =
      i === 1
        ? times(6, (k) =>
            path('M0 -12C8 0 8 8 0 8C-8 8 -8 0 0 -12Z', '#7fb0c4').replace(
              '<path',
              `<path transform="translate(${(W * 0.16 + (k - 2.5) * 26).toFixed(0)} ${(y + high * 0.44 + (k % 2) * 20).toFixed(0)})"`,
            ),
          )
        : '';
    const marks = times(i + 1, (k) =>
      circle(W * (i % 2 ? 0.9 : 0.1) + (i % 2 ? -k : k) * 24, y + high * 0.12, 8, palette.deep),
    );
    return (
      rect(0, y, W, high, ground) +
      disc +
      drops +
      soil +
      (i > 0 ? root(1 + i, high * (0.06 + i * 0.035)) : '') +
      plant +
      marks
    );
  });
  const thread = stroke(
    smooth(Array.from({ length: steps }, (_, i) => [W * (i % 2 ? 0.62 : 0.38), high * (i + 0.92)] as const)),
    palette.paper,
    4,
    { strokeDasharray: '3 13' },
  );
  return {
    body: body + thread,
    title: titled(random, [
      `From seed to ${name} in five steps`,
      `How ${an(name)} grows, ${nameOf(petal)}`,
      `${capital(name)} growing chart`,
      `Five stages of ${an(`${nameOf(petal)} ${name}`)}`,
    ]),
    description: sentences(
      `Seed, sprout, leaves, bud and open ${name}, one under another`,
      random.pick(['For the classroom wall', 'Twelve weeks from top to bottom', 'Sow two, keep one']),
    ),
    altText: `Long illustration in five panels: ${an(name)} growing from seed to ${nameOf(petal)} flower.`,
    words: ['growing chart', 'infographic', 'garden', 'seed', 'how to', name, nameOf(petal)],
  };
}

export const growingTheme: Theme = { name: 'growing charts', shapes: ['1:2.4'], draw: growing };
