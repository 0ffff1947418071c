import { darken, lighten, mix, nameOf } from '../../colour.ts';
import { hues } from '../../palettes.ts';
import { an, capital, sentences, titled } from '../../phrases.ts';
import { floorFill } from '../../props/floors.ts';
import { bloom, greensFor } from '../../props/foliage.ts';
import { crown, FURNITURE } from '../../props/from-above.ts';
import { patternFill } from '../../props/patterns.ts';
import type { Scene, Sheet } from '../../sheet.ts';
import { blob, circle, ellipse, line, path, place, polar, rect, smooth, stroke, times } from '../../svg.ts';
import type { Theme } from '../../theme.ts';
import { border, compass } from './drawing.ts';

function gardenPlan(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const greens = greensFor(palette, random);
  const lawn = mix(greens.light, palette.paper, random.between(0.25, 0.55));
  const paving = mix(palette.soft, '#d8cbb6', 0.5);
  const m = W * 0.07;
  const box = { x: m, y: m, width: W - 2 * m, height: H - 2 * m };
  const petals = [...hues(palette), palette.paper];
  const cluster = (x: number, y: number, r: number): string => {
    const kind = random.pick(['blooms', 'dots', 'leaves', 'dots']);
    const c = random.pick(petals);
    const green = random.pick([greens.dark, greens.mid]);
    const base = path(blob(random, x, y, r, r, 0.14, 8), green);
    return (
      base +
      times(kind === 'blooms' ? 5 : 11, () => {
        const [px, py] = polar(x, y, r * 0.72 * Math.sqrt(random.next()), random.between(0, 360));
        return kind === 'blooms'
          ? place(bloom(r * 0.3, c, palette.accent, 6, 'round'), px, py)
          : kind === 'dots'
            ? circle(px, py, r * 0.12, c)
            : place(ellipse(0, 0, r * 0.08, r * 0.22, lighten(green, 0.3)), px, py, {
                rotate: random.between(0, 180),
              });
      })
    );
  };
  const bed = (x0: number, y0: number, w: number, h: number): string => {
    const step = W * 0.058;
    return (
      rect(x0, y0, w, h, mix(greens.dark, '#5d4433', 0.55), { rx: step * 0.5 }) +
      times(Math.floor(w / step) * Math.floor(h / step), (i) => {
        const n = Math.max(1, Math.floor(w / step));
        return cluster(
          x0 + step * ((i % n) + 0.55) + random.between(-6, 6),
          y0 + step * (Math.floor(i / n) + 0.55) + random.between(-6, 6),
          step * random.between(0.4, 0.6),
        );
      })
    );
  };
  const style = random.pick(['formal', 'winding', 'courtyard']);
  const deep = W * 0.12;
  const beds =
    bed(box.x, box.y, box.width, deep) +
    bed(box.x, box.y + deep, deep, box.height * 0.4) +
    bed(box.x + box.width - deep, box.y + deep, deep, box.height * random.between(0.3, 0.6));
  const pondName = random.pick(['round pond', 'long pond', 'no pond']);
  const [cx, cy] = [W / 2, H * 0.46];
  const pond =
    pondName === 'round pond'
      ? circle(cx, cy, W * 0.13, darken(paving, 0.1)) +
        circle(cx, cy, W * 0.112, '#6fa9b5') +
        times(5, () => {
          const [lx, ly] = polar(cx, cy, W * 0.08 * random.next(), random.between(0, 360));
          return circle(lx, ly, W * 0.018, '#5f9a6a');
        })
      : pondName === 'long pond'
        ? rect(cx - W * 0.06, cy - H * 0.12, W * 0.12, H * 0.24, darken(paving, 0.1), { rx: 8 }) +
          rect(cx - W * 0.047, cy - H * 0.11, W * 0.094, H * 0.22, '#6fa9b5', { rx: 5 })
        : '';
  const slab = patternFill(sheet, 'gingham', 46, paving, darken(paving, 0.14));
  const paths: Readonly<Record<string, () => string>> = {
    formal: () =>
      rect(cx - W * 0.045, box.y + deep, W * 0.09, box.height - deep, slab) +
      rect(box.x + deep, cy - W * 0.045, box.width - 2 * deep, W * 0.09, slab) +
      circle(cx, cy, W * 0.18, slab) +
      times(4, (i) => {
        const [px, py] = polar(cx, cy, W * 0.27, 45 + i * 90);
        return (
          rect(px - W * 0.07, py - W * 0.07, W * 0.14, W * 0.14, greens.dark, { rx: 6 }) +
          rect(px - W * 0.052, py - W * 0.052, W * 0.104, W * 0.104, mix(greens.light, palette.paper, 0.2), {
            rx: 4,
          }) +
          cluster(px, py, W * 0.036)
        );
      }),
    winding: () =>
      stroke(
        smooth([
          [W * 0.24, box.y + box.height],
          [W * 0.36, H * 0.72],
          [W * 0.66, H * 0.6],
          [W * 0.62, H * 0.34],
          [W * 0.4, H * 0.22],
        ]),
        slab,
        W * 0.085,
      ) +
      times(16, (i) =>
        circle(W * (0.3 + 0.3 * Math.sin(i * 0.8)), H * (0.9 - i * 0.045), W * 0.014, lighten(paving, 0.3)),
      ),
    courtyard: () =>
      rect(W * 0.24, H * 0.26, W * 0.52, H * 0.4, slab) +
      times(4, (i) =>
        place(
          crown(random, W * 0.065, random.pick([greens.mid, greens.dark])),
          W * (i % 2 ? 0.72 : 0.28),
          H * (i < 2 ? 0.29 : 0.63),
        ),
      ),
  };
  const house =
    rect(box.x, box.y + box.height - H * 0.1, box.width, H * 0.1, mix(palette.deep, palette.ink, 0.2)) +
    times(20, (i) =>
      line(
        box.x + (i * box.width) / 20,
        box.y + box.height - H * 0.1,
        box.x + (i * box.width) / 20,
        box.y + box.height,
        palette.paper,
        1.4,
        { opacity: 0.4 },
      ),
    );
  const patio = rect(
    W * 0.28,
    box.y + box.height - H * 0.2,
    W * 0.44,
    H * 0.1,
    floorFill(sheet, 'planks', '#b98a5c'),
  );
  const table = place(
    FURNITURE.table?.(W * 0.055, palette.accent, '#8a5f3f') ?? '',
    W * 0.5,
    box.y + box.height - H * 0.15,
  );
  const trees = times(random.int(4, 7), () =>
    place(
      crown(
        random,
        W * random.between(0.06, 0.12),
        random.pick([greens.dark, greens.mid, greens.light, ...(random.chance(0.3) ? [palette.accent] : [])]),
      ),
      random.pick([W * random.between(0.12, 0.24), W * random.between(0.76, 0.88)]),
      H * random.between(0.12, 0.76),
    ),
  );
  const shed = random.chance(0.5)
    ? rect(W * 0.66, H * 0.74, W * 0.16, W * 0.13, '#8a5f3f', { rx: 3 }) +
      times(7, (i) =>
        line(W * (0.66 + i * 0.023), H * 0.74, W * (0.66 + i * 0.023), H * 0.74 + W * 0.13, '#6b4a36', 2),
      )
    : '';
  const body =
    border(sheet, lighten(palette.paper, 0.5)) +
    rect(box.x, box.y, box.width, box.height, lawn) +
    sheet.within(rect(box.x, box.y, box.width, box.height, '#000'), paths[style]?.() ?? '') +
    pond +
    beds +
    patio +
    table +
    shed +
    trees +
    house +
    compass(W * 0.88, H - W * 0.15, W * 0.035, palette.ink, palette.main);
  const water1 = pondName === 'no pond' ? 'without water' : `with a ${pondName}`;
  return {
    body,
    title: titled(random, [
      `${capital(style)} garden plan ${water1}`,
      `Plan for ${an(style)} garden, ${nameOf(palette.main)} and ${nameOf(palette.accent)} planting`,
      `${capital(style)} garden from above, ${palette.name.toLowerCase()}`,
      `Back garden ${water1}${shed ? ' and a shed' : ''}`,
    ]),
    description: sentences(
      `A ${style} garden drawn from above: beds on three sides, a deck by the house, ${water1}`,
      random.pick(['North is up', 'Everything within reach of the hose', 'Year three, if all goes well']),
    ),
    altText: `Illustration of a garden plan from above: ${style} paths, planted beds, trees, a deck with a table, ${water1}.`,
    words: [
      'garden plan',
      'garden',
      'landscape design',
      'plan',
      style,
      pondName,
      nameOf(palette.main),
      nameOf(palette.accent),
    ],
  };
}

export const gardenPlanTheme: Theme = {
  name: 'garden plans',
  shapes: ['3:4', '2:3', '1:1'],
  draw: gardenPlan,
};
