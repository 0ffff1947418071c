import { lighten, mix, nameOf } from '../../colour.ts';
import { capital, listed, numberWord, sentences, titled } from '../../phrases.ts';
import { floorFill } from '../../props/floors.ts';
import { doorSwing, FURNITURE } from '../../props/from-above.ts';
import { patternFill } from '../../props/patterns.ts';
import type { Scene, Sheet } from '../../sheet.ts';
import { ellipse, place, rect } from '../../svg.ts';
import type { Theme } from '../../theme.ts';
import { border, compass } from './drawing.ts';

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

export const floorPlanTheme: Theme = { name: 'floor plans', shapes: ['3:4', '4:5', '1:1'], draw: floorPlan };
