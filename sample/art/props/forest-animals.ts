import { darken, EYE, lighten } from '../colour.ts';
import { circle, ellipse, line, path, place, rect, stroke, times } from '../svg.ts';

/** A fox: sitting, looking at us. */
export function fox(size: number, fill: string): string {
  const s = size / 100;
  const white = '#fbf3e4';
  return place(
    path('M18 0C62 4 70 -40 44 -52C58 -34 40 -22 16 -22Z', fill) +
      path('M44 -52C62 -44 62 -26 54 -18Q46 -30 38 -46Z', white) +
      path('M-26 0Q-32 -52 0 -60T26 0Z', fill) +
      path('M-10 0Q-14 -34 0 -44Q14 -34 10 0Z', white) +
      rect(-22, -8, 16, 8, darken(fill, 0.5), { rx: 4 }) +
      rect(6, -8, 16, 8, darken(fill, 0.5), { rx: 4 }) +
      path('M-34 -104L-30 -70L-8 -84Z', fill) +
      path('M34 -104L30 -70L8 -84Z', fill) +
      path('M-30 -97L-27 -76L-14 -84Z', EYE) +
      path('M30 -97L27 -76L14 -84Z', EYE) +
      path('M-38 -70Q0 -100 38 -70Q20 -52 0 -44Q-20 -52 -38 -70Z', fill) +
      path('M-38 -70Q-18 -66 -4 -54L0 -44Q-22 -52 -38 -70ZM38 -70Q18 -66 4 -54L0 -44Q22 -52 38 -70Z', white) +
      circle(-13, -69, 3.4, EYE) +
      circle(13, -69, 3.4, EYE) +
      circle(0, -47, 4.6, EYE),
    0,
    0,
    { scale: s },
  );
}

/** A bear on four legs, seen from the side. */
export function bear(size: number, fill: string): string {
  const s = size / 100;
  const dark = darken(fill, 0.2);
  return place(
    rect(-52, -40, 22, 40, dark, { rx: 9 }) +
      rect(26, -40, 22, 40, dark, { rx: 9 }) +
      path('M-66 -40Q-72 -86 -20 -84Q10 -96 40 -84Q66 -76 62 -36Q40 -24 -40 -26Q-62 -26 -66 -40Z', fill) +
      rect(-64, -40, 24, 40, fill, { rx: 10 }) +
      rect(36, -40, 24, 40, fill, { rx: 10 }) +
      circle(54, -88, 9, fill) +
      circle(78, -90, 9, fill) +
      circle(78, -90, 4, dark) +
      path('M40 -76Q48 -98 74 -92Q100 -84 104 -66Q100 -52 74 -50Q44 -48 40 -76Z', fill) +
      ellipse(97, -64, 13, 10, lighten(fill, 0.28)) +
      ellipse(104, -69, 6, 4.6, EYE) +
      circle(80, -75, 3.2, EYE),
    -12,
    0,
    { scale: s },
  );
}

export function hare(size: number, fill: string): string {
  const s = size / 100;
  const light = lighten(fill, 0.35);
  return place(
    circle(-38, -18, 9, light) +
      path('M-42 -4Q-46 -52 -4 -56Q28 -52 30 0Z', fill) +
      ellipse(-16, -18, 24, 19, darken(fill, 0.1)) +
      ellipse(-12, -4, 26, 7, light) +
      rect(14, -26, 11, 26, fill, { rx: 5 }) +
      path('M12 -64C-8 -96 -6 -128 4 -126C18 -120 20 -90 22 -68Z', fill) +
      path('M24 -66C24 -98 34 -126 42 -120C50 -110 42 -82 36 -64Z', darken(fill, 0.12)) +
      path('M8 -70C4 -92 2 -116 6 -118C14 -108 16 -88 18 -70Z', '#e8b7ae') +
      ellipse(28, -58, 22, 18, fill) +
      circle(36, -62, 3.6, EYE) +
      circle(37.2, -63.2, 1.2, '#ffffff') +
      ellipse(49, -55, 3.4, 2.6, '#c9837a') +
      times(3, (i) => line(46, -51, 62, -54 + i * 5, lighten(fill, 0.5), 1)),
    0,
    0,
    { scale: s },
  );
}

export function deer(size: number, fill: string): string {
  const s = size / 100;
  const antler = (side: number): string =>
    stroke(
      `M${side * 6} -112Q${side * 20} -124 ${side * 22} -146M${side * 14} -122Q${side * 28} -124 ${side * 34} -136M${side * 20} -132Q${side * 14} -142 ${side * 10} -150`,
      '#8a6a4a',
      4.4,
    );
  return place(
    times(4, (i) =>
      rect([-36, -26, 16, 26][i] ?? 0, -44, 7, 44, i % 2 ? fill : darken(fill, 0.2), { rx: 3 }),
    ) +
      path('M-42 -40Q-48 -66 -14 -66Q24 -64 40 -60Q44 -44 30 -38Q-16 -30 -42 -40Z', fill) +
      path('M-42 -60q-10 4 -6 14', 'none', { stroke: '#fbf3e4', strokeWidth: 6, strokeLinecap: 'round' }) +
      times(7, (i) => circle(-30 + (i % 4) * 14, -58 + (i % 2) * 8, 2.4, '#fbf3e4')) +
      path('M16 -62L30 -104L44 -100L42 -48Z', fill) +
      place(
        antler(-1) +
          antler(1) +
          path('M-10 -108L-34 -116L-12 -98ZM10 -108L34 -116L12 -98Z', darken(fill, 0.1)) +
          path('M-14 -110Q0 -118 14 -110L9 -84Q0 -74 -9 -84Z', fill) +
          ellipse(0, -82, 6, 4.6, EYE) +
          circle(-8, -99, 2.8, EYE) +
          circle(8, -99, 2.8, EYE),
        38,
        2,
      ),
    0,
    0,
    { scale: s },
  );
}
