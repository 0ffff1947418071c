import { darken, lighten, mix, nameOf } from '../colour.ts';
import { hues } from '../palettes.ts';
import { an, capital, listed, numberWord, sentences, titled } from '../phrases.ts';
import { FLOWERS, flower } from '../props/flowers.ts';
import { bloom, greensFor } from '../props/foliage.ts';
import { crown, doorSwing, FURNITURE, VEGETABLES } from '../props/from-above.ts';
import { floorFill, patternFill } from '../props/patterns.ts';
import type { Scene, Sheet } from '../sheet.ts';
import { blob, circle, ellipse, line, path, place, polar, rect, smooth, stroke, times } from '../svg.ts';
import type { Theme } from '../theme.ts';

function border(sheet: Sheet, paper: string): string {
  const { width: W, height: H, palette } = sheet;
  return (
    sheet.ground(paper) +
    rect(W * 0.03, W * 0.03, W * 0.94, H - W * 0.06, 'none', {
      stroke: palette.ink,
      strokeWidth: 3,
      opacity: 0.6,
    })
  );
}

const compass = (x: number, y: number, r: number, ink: string, fill: string): string =>
  circle(x, y, r, 'none', { stroke: ink, strokeWidth: 2 }) +
  times(4, (i) =>
    place(
      path(`M0 ${-r * 1.3}L${r * 0.22} 0H${-r * 0.22}Z`, i === 0 ? fill : ink, {
        opacity: i === 0 ? 1 : 0.35,
      }),
      x,
      y,
      { rotate: i * 90 },
    ),
  );

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
    (paths[style]?.() ?? '') +
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
      `Plan for a ${style} garden, ${nameOf(palette.main)} and ${nameOf(palette.accent)} planting`,
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

function kitchenGarden(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const ground = random.pick([
    mix(palette.soft, '#cdb98f', 0.5),
    '#b7c28f',
    mix(palette.second, '#a8b57f', 0.5),
  ]);
  const columns = random.pick([2, 2, 3]);
  const rows = Math.max(2, Math.round((H / W) * columns * random.pick([0.8, 1, 1.4])));
  const names = random.shuffle(Object.keys(VEGETABLES));
  const used = new Set<string>();
  const round = random.chance(0.2);
  const [cw, ch] = [(W * 0.9) / columns, (H * 0.92) / rows];
  const beds = times(columns * rows, (i) => {
    const name = names[i % names.length] ?? 'lettuce';
    used.add(name);
    const [x, y, w, h] = [
      W * 0.05 + (i % columns) * cw + cw * 0.06,
      H * 0.04 + Math.floor(i / columns) * ch + ch * 0.06,
      cw * 0.88,
      ch * 0.88,
    ];
    const soil = random.pick(['#5d4433', '#6b4f3a', '#4f3a2c']);
    const n = Math.max(2, Math.round(w / (W * 0.1)));
    const k = Math.max(1, Math.round(h / (W * 0.1)));
    const r = Math.min(w / n, h / k) * 0.56;
    const frame = round
      ? rect(x, y, w, h, '#b98a5c', { rx: Math.min(w, h) * 0.4 }) +
        rect(x + 9, y + 9, w - 18, h - 18, soil, { rx: Math.min(w, h) * 0.38 })
      : rect(x + 6, y + 9, w, h, palette.ink, { opacity: 0.2 }) +
        rect(x, y, w, h, '#b98a5c', { rx: 4 }) +
        rect(x + 10, y + 10, w - 20, h - 20, soil);
    return (
      frame +
      times(n * k, (j) =>
        place(
          VEGETABLES[name]?.(random, r) ?? '',
          x + (w * ((j % n) + 0.5)) / n,
          y + (h * (Math.floor(j / n) + 0.5)) / k,
          { rotate: random.between(-20, 20) },
        ),
      )
    );
  });
  const stones = times(60, () =>
    circle(
      W * random.next(),
      H * random.next(),
      random.between(2, 7),
      darken(ground, random.between(0.05, 0.16)),
      { opacity: 0.6 },
    ),
  );
  const can = random.chance(0.6)
    ? place(
        ellipse(6, 10, 62, 44, palette.ink, { opacity: 0.18 }) +
          line(40, 0, 110, -26, palette.main, 17) +
          ellipse(112, -27, 9, 21, darken(palette.main, 0.2)) +
          ellipse(0, 0, 58, 42, palette.main) +
          ellipse(0, 0, 40, 27, darken(palette.main, 0.25)),
        W * 0.78,
        H * 0.95,
        { scale: 0.8 },
      )
    : '';
  const list = [...used];
  return {
    body: sheet.ground(ground) + stones + beds + can,
    title: titled(random, [
      `Kitchen garden: ${listed(list.slice(0, 3))}`,
      `${capital(numberWord(columns * rows))} raised beds with ${list[0]} and ${list[1]}`,
      `Vegetable plan, ${list[0]} beside ${list[1]}`,
      `${capital(list[0] ?? '')}, ${list[1]}, ${list.at(-1)} from above`,
    ]),
    description: sentences(
      `${capital(listed(list))} in ${numberWord(columns * rows)} beds`,
      random.pick([
        'Marigolds keep the flies off',
        'Rotate clockwise each year',
        'Two hours of sun more on the left',
      ]),
    ),
    altText: `Illustration, seen from above: ${numberWord(columns * rows)} vegetable beds with ${listed(list)}.`,
    words: ['kitchen garden', 'vegetables', 'raised beds', 'garden', 'plan', ...list],
  };
}

function floorPlan(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const m = W * 0.1;
  const [w, h] = [W - 2 * m, H - 2 * m];
  const splitX = m + w * random.between(0.42, 0.6);
  const splitY = m + h * random.between(0.4, 0.6);
  const third = random.chance(0.5);
  const t = W * 0.018;
  const wall = palette.ink;
  const wood = random.pick(['#c79f6f', '#a8764a', '#8a5f3f']);
  const rooms = [
    { x: m, y: m, w: splitX - m, h: splitY - m, name: 'bedroom' },
    { x: splitX, y: m, w: m + w - splitX, h: third ? (splitY - m) * 0.5 : splitY - m, name: 'bathroom' },
    { x: m, y: splitY, w: third ? w : splitX - m, h: m + h - splitY, name: 'living room' },
    third
      ? { x: splitX, y: m + (splitY - m) * 0.5, w: m + w - splitX, h: (splitY - m) * 0.5, name: 'study' }
      : { x: splitX, y: splitY, w: m + w - splitX, h: m + h - splitY, name: 'kitchen' },
  ];
  const floors: Readonly<Record<string, () => string>> = {
    bedroom: () => floorFill(sheet, 'herringbone', lighten('#c79f6f', 0.3)),
    bathroom: () => patternFill(sheet, 'checker', 46, palette.paper, mix(palette.second, palette.paper, 0.5)),
    'living room': () => floorFill(sheet, 'planks', lighten('#c79f6f', 0.35)),
    study: () => lighten(palette.accent, 0.5),
    kitchen: () =>
      patternFill(
        sheet,
        random.pick(['checker', 'petals', 'diamonds'] as const),
        56,
        palette.paper,
        mix(palette.main, palette.paper, 0.5),
      ),
  };
  const put = (name: string, x: number, y: number, u: number, fill: string, turn = 0): string =>
    place(FURNITURE[name]?.(u, fill, wood) ?? '', x, y, { rotate: turn });
  const inside: Readonly<Record<string, (r: (typeof rooms)[number]) => string>> = {
    bedroom: (r) => {
      const u = Math.min(r.w, r.h) * 0.2;
      return (
        put('rug', r.x + r.w * 0.5, r.y + r.h * 0.62, u * 0.9, palette.accent) +
        put('bed', r.x + r.w * 0.5, r.y + u * 1.3, u, palette.main) +
        put('plant', r.x + r.w * 0.86, r.y + r.h * 0.86, u, palette.accent) +
        put('armchair', r.x + r.w * 0.16, r.y + r.h * 0.84, u * 0.8, palette.second, 150)
      );
    },
    bathroom: (r) => {
      const u = Math.min(r.w, r.h) * 0.22;
      return (
        put('bath', r.x + r.w - u * 0.9, r.y + r.h * 0.5, Math.min(u, r.h * 0.24), palette.second) +
        ellipse(r.x + r.w * 0.22, r.y + r.h * 0.2, u * 0.5, u * 0.36, '#fdfaf3', {
          stroke: '#c9cfd2',
          strokeWidth: 4,
        }) +
        put('plant', r.x + r.w * 0.2, r.y + r.h * 0.78, u, palette.accent)
      );
    },
    'living room': (r) => {
      const u = Math.min(r.w * 0.16, r.h * 0.2);
      return (
        put('rug', r.x + r.w * 0.36, r.y + r.h * 0.52, u * 1.1, palette.main) +
        put('sofa', r.x + r.w * 0.36, r.y + r.h * 0.82, u, palette.second) +
        put('table', r.x + r.w * 0.36, r.y + r.h * 0.5, u * 0.62, palette.accent) +
        put('armchair', r.x + r.w * 0.12, r.y + r.h * 0.42, u * 0.9, palette.accent, -90) +
        put('plant', r.x + r.w * 0.9, r.y + r.h * 0.86, u * 1.2, palette.main) +
        (r.w > w * 0.8 ? put('long table', r.x + r.w * 0.76, r.y + r.h * 0.36, u * 0.8, palette.second) : '')
      );
    },
    study: (r) => {
      const u = Math.min(r.w * 0.2, r.h * 0.3);
      return (
        put('desk', r.x + r.w * 0.5, r.y + r.h * 0.28, u, palette.main) +
        put('plant', r.x + r.w * 0.86, r.y + r.h * 0.78, u, palette.accent)
      );
    },
    kitchen: (r) => {
      const u = Math.min(r.w * 0.19, r.h * 0.2);
      return (
        put('counter', r.x + r.w * 0.5, r.y + r.h - u * 0.55, u * 1.02, palette.main) +
        put('table', r.x + r.w * 0.5, r.y + r.h * 0.4, u * 0.9, palette.accent)
      );
    },
  };
  const walls = rooms.map((r) => rect(r.x, r.y, r.w, r.h, 'none', { stroke: wall, strokeWidth: t })).join('');
  const windows = [
    [m + w * 0.2, m - t / 2, w * 0.2, t],
    [m - t / 2, splitY + (m + h - splitY) * 0.3, t, h * 0.16],
    [m + w - t / 2, m + h * 0.16, t, h * 0.1],
    [m + w * 0.3, m + h - t / 2, w * 0.3, t],
  ]
    .map(([x = 0, y = 0, ww = 0, hh = 0]) => rect(x, y, ww, hh, '#d5e6ea', { stroke: wall, strokeWidth: 2 }))
    .join('');
  const gaps =
    rect(splitX - t, splitY - h * 0.14, t * 2, h * 0.09, lighten(palette.soft, 0.4)) +
    place(doorSwing(h * 0.09, wall), splitX + t, splitY - h * 0.05) +
    rect(m + w * 0.12, splitY - t, w * 0.13, t * 2, lighten(palette.soft, 0.4)) +
    place(doorSwing(w * 0.13, wall), m + w * 0.12, splitY - t);
  const body =
    border(sheet, lighten(palette.paper, 0.4)) +
    rect(m + 14, m + 20, w, h, palette.ink, { opacity: 0.14 }) +
    rooms
      .map(
        (r) =>
          rect(r.x, r.y, r.w, r.h, floors[r.name]?.() ?? palette.paper) +
          sheet.within(rect(r.x, r.y, r.w, r.h, '#000'), inside[r.name]?.(r) ?? ''),
      )
      .join('') +
    walls +
    windows +
    gaps +
    compass(W * 0.9, H - W * 0.07, W * 0.025, palette.ink, palette.main);
  const names = rooms.map((r) => r.name);
  return {
    body,
    title: titled(random, [
      `Floor plan with ${listed(names.slice(-2))}`,
      `Small flat in ${nameOf(palette.main)} and ${nameOf(palette.second)}`,
      `${capital(numberWord(rooms.length))} rooms: ${listed(names)}`,
      `Flat plan, ${nameOf(palette.accent)} ${third ? 'study' : 'kitchen'}`,
    ]),
    description: sentences(
      `${capital(listed(names))}, furnished and seen from above`,
      random.pick([
        'Fifty square metres, no corridor',
        'What if the sofa faced the window',
        'Moving in September',
      ]),
    ),
    altText: `Illustration of a furnished floor plan with ${listed(names)}, in ${nameOf(palette.main)} and ${nameOf(palette.second)}.`,
    words: [
      'floor plan',
      'flat',
      'interior',
      'plan',
      'layout',
      ...names,
      nameOf(palette.main),
      nameOf(palette.second),
    ],
  };
}

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

function chart(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const ground = random.pick([
    palette.paper,
    palette.soft,
    mix(palette.deep, palette.ink, 0.4),
    lighten(palette.second, 0.5),
  ]);
  const kind = random.pick(['coffee', 'coffee', 'moon phases', 'seasons', 'iced drinks', 'iced drinks']);
  const layers: Readonly<Record<string, readonly string[]>> = {
    coffee: ['#3a2419', '#6b3f26', '#c08a5a', '#efdcc0', '#fffaf0'],
    'iced drinks': [
      palette.main,
      palette.accent,
      palette.second,
      lighten(palette.main, 0.4),
      '#c8303f',
      '#f2c62e',
    ],
  };
  const columns = H / W > 2 ? 2 : 3;
  const rows = Math.round((H / W) * columns * 0.78);
  const [cw, ch] = [W / columns, H / rows];
  const cell = (i: number): [number, number] => [
    cw * ((i % columns) + 0.5),
    ch * (Math.floor(i / columns) + 0.5),
  ];
  const glass = (i: number): string => {
    const [x, y] = cell(i);
    const s = Math.min(cw, ch) * 0.62;
    const shape =
      kind === 'coffee'
        ? `M${-s * 0.44} ${-s * 0.42}L${-s * 0.34} ${s * 0.46}H${s * 0.34}L${s * 0.44} ${-s * 0.42}Z`
        : random.pick([
            `M${-s * 0.32} ${-s * 0.56}L${-s * 0.26} ${s * 0.56}H${s * 0.26}L${s * 0.32} ${-s * 0.56}Z`,
            `M${-s * 0.42} ${-s * 0.3}Q${-s * 0.4} ${s * 0.22} 0 ${s * 0.24}T${s * 0.42} ${-s * 0.3}Z`,
          ]);
    const stack = random.some(layers[kind] ?? [], random.int(2, 4));
    const fills = stack
      .map((fill, k) =>
        rect(-s, s * (0.56 - ((k + 1) * 0.86) / stack.length), s * 2, (s * 0.88) / stack.length + 1, fill),
      )
      .join('');
    const ear =
      kind === 'coffee'
        ? stroke(
            `M${s * 0.4} ${-s * 0.2}q${s * 0.24} ${s * 0.02} ${s * 0.16} ${s * 0.22}t${-s * 0.2} ${s * 0.18}`,
            palette.ink,
            s * 0.045,
          )
        : line(s * 0.06, s * 0.2, s * 0.3, -s * 0.84, random.pick(hues(palette)), s * 0.05);
    const ice =
      kind === 'coffee'
        ? ''
        : times(3, (k) =>
            rect(-s * 0.16 + k * s * 0.1, -s * 0.2 + (k % 2) * s * 0.2, s * 0.15, s * 0.15, '#ffffff', {
              opacity: 0.4,
              rx: 4,
              transform: `rotate(${k * 25})`,
            }),
          );
    const stem = shape.includes('T')
      ? rect(-s * 0.02, s * 0.2, s * 0.04, s * 0.34, palette.ink, { opacity: 0.5 }) +
        ellipse(0, s * 0.55, s * 0.2, s * 0.03, palette.ink, { opacity: 0.5 })
      : '';
    return (
      circle(x, y, s * 0.78, mix(ground, palette.accent, 0.25)) +
      place(
        ear +
          stem +
          path(shape, '#ffffff', { opacity: 0.5 }) +
          sheet.within(path(shape, '#000'), fills + ice) +
          path(shape, 'none', { stroke: palette.ink, strokeWidth: s * 0.02, opacity: 0.6 }),
        x,
        y,
      )
    );
  };
  const phases = (): string => {
    const n = 8;
    const dark = mix(palette.deep, palette.ink, 0.5);
    return (
      sheet.ground(dark) +
      times(80, () =>
        circle(W * random.next(), H * random.next(), random.between(0.8, 2.6), palette.paper, {
          opacity: 0.7,
        }),
      ) +
      times(n, (i) => {
        const a = i / n;
        const r = Math.min(W * 0.17, H / 21);
        const [x, y] = [W / 2 + Math.sin(i * 1.2) * W * 0.14, (H * (i + 0.5)) / n];
        const k = Math.cos(a * 6.283);
        const sweep = a < 0.5;
        return (
          circle(x, y, r * 1.6, sheet.glow(palette.accent, 0.16)) +
          circle(x, y, r, mix(dark, palette.soft, 0.18)) +
          path(
            `M${x} ${y - r}A${r} ${r} 0 0 ${sweep ? 1 : 0} ${x} ${y + r}A${Math.max(1, Math.abs(k) * r)} ${r} 0 0 ${(k > 0) === sweep ? 0 : 1} ${x} ${y - r}Z`,
            palette.paper,
          )
        );
      }) +
      stroke(
        smooth(
          Array.from(
            { length: n },
            (_, i) => [W / 2 + Math.sin(i * 1.2) * W * 0.14, (H * (i + 0.5)) / n] as const,
          ),
        ),
        palette.soft,
        2,
        { strokeDasharray: '2 12', opacity: 0.6 },
      )
    );
  };
  const seasons = (): string => {
    const tint = random.between(0, 0.5);
    const looks = (
      [
        ['#f6cdd3', '#f2a9b8', '#cfe0b0'],
        ['#5f8a4a', '#7aa35f', '#bcd6c4'],
        ['#d9702a', '#e8a33a', '#f0dcb8'],
        ['#e9eff2', '#cfdde4', '#a9bfcc'],
      ] as const
    ).map(
      ([a, b, c], i) =>
        [a, b, mix(c, [palette.soft, palette.second, palette.accent, palette.deep][i] ?? c, tint)] as const,
    );
    const lean = random.between(-26, 26);
    return looks
      .map(([a, b, sky1], i) => {
        const y = (H * i) / 4;
        const h = H / 4;
        const trunk = '#6b4a36';
        const x = W / 2;
        const base = y + h * 0.9;
        return (
          rect(0, y, W, h + 1, sky1) +
          circle(W * 0.8, y + h * 0.24, W * 0.06, '#fff4d4') +
          rect(0, base - 6, W, h * 0.12, mix(a, '#6b7f4a', i === 3 ? 0 : 0.5)) +
          stroke(
            `M${x - lean} ${base}C${x + 12} ${base - h * 0.2} ${x - 8} ${base - h * 0.28} ${x} ${base - h * 0.46}M${x} ${base - h * 0.3}L${x + W * 0.1} ${base - h * 0.52}M${x} ${base - h * 0.26}L${x - W * 0.1} ${base - h * 0.5}M${x} ${base - h * 0.4}L${x + W * 0.04} ${base - h * 0.64}`,
            trunk,
            W * 0.022,
          ) +
          times(i === 3 ? 26 : 70, () => {
            const [px, py] = polar(
              x,
              base - h * 0.54,
              W * 0.2 * Math.sqrt(random.next()),
              random.between(0, 360),
            );
            return circle(
              px,
              Math.min(py, base - h * 0.3),
              i === 3 ? 4 : random.between(9, 19),
              random.chance(0.5) ? a : b,
              { opacity: 0.92 },
            );
          }) +
          times(i === 0 || i === 2 ? 16 : 0, () =>
            circle(
              W * random.between(0.2, 0.8),
              base + random.between(-4, h * 0.05),
              6,
              random.chance(0.5) ? a : b,
            ),
          )
        );
      })
      .join('');
  };
  const kinds: Readonly<Record<string, () => string>> = {
    coffee: () => sheet.ground(ground) + times(columns * rows, glass),
    'iced drinks': () => sheet.ground(ground) + times(columns * rows, glass),
    'moon phases': phases,
    seasons,
  };
  const number = kind === 'seasons' ? 4 : kind === 'moon phases' ? 8 : columns * rows;
  return {
    body: kinds[kind]?.() ?? '',
    title: titled(random, [
      `${capital(kind)} chart in ${nameOf(palette.main)} and ${nameOf(palette.accent)}`,
      `${number > 12 ? number : capital(numberWord(number))} ${kind === 'seasons' ? 'trees through the year' : kind}, ${palette.name.toLowerCase()}`,
      `Wall chart: ${kind} on ${nameOf(ground)}`,
      `All the ${kind}, ${nameOf(palette.accent)}`,
    ]),
    description: sentences(
      `${capital(kind)}, drawn one below another without a word`,
      random.pick(['For the kitchen door', 'Print long, hang low', 'You know them all anyway']),
    ),
    altText: `Long illustration: a chart of ${number} ${kind}, without words, on ${an(nameOf(kind === 'moon phases' ? palette.deep : ground))} ground.`,
    words: ['chart', 'infographic', 'wall chart', kind, nameOf(palette.main), nameOf(palette.accent)],
  };
}

export const gardenPlanTheme: Theme = {
  name: 'garden plans',
  shapes: ['3:4', '2:3', '1:1'],
  draw: gardenPlan,
};
export const kitchenGardenTheme: Theme = {
  name: 'kitchen gardens',
  shapes: ['3:4', '2:3', '4:5'],
  draw: kitchenGarden,
};
export const floorPlanTheme: Theme = { name: 'floor plans', shapes: ['3:4', '4:5', '1:1'], draw: floorPlan };
export const growingTheme: Theme = { name: 'growing charts', shapes: ['1:2.4'], draw: growing };
export const chartTheme: Theme = { name: 'wall charts', shapes: ['1:2.4', '2:3', '9:16'], draw: chart };
