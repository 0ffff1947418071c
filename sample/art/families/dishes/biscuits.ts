import { darken, lighten, mix, nameOf } from '../../colour.ts';
import { an, capital, listed, numberWord, sentences, titled } from '../../phrases.ts';
import { scatter } from '../../props/scatter.ts';
import type { Scene, Sheet } from '../../sheet.ts';
import { circle, ellipse, path, place, polar, rect, stroke, times, wedge } from '../../svg.ts';
import type { Theme } from '../../theme.ts';
import { fluted } from './tart.ts';

function biscuits(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const columns = random.int(3, 5);
  const step = W / (columns + 0.3);
  const rows = Math.ceil(H / step);
  const doughs = ['#dba960', '#8a5735', '#efce95', '#c98545', '#5a3828'];
  const kinds: Readonly<Record<string, (s: number) => string>> = {
    'jam eyes': (s) =>
      fluted(s, '#e5bd7c', 14) +
      circle(0, 0, s * 0.5, '#a32038') +
      ellipse(-s * 0.14, -s * 0.16, s * 0.14, s * 0.08, '#e8788c'),
    'chocolate chip': (s) =>
      circle(0, 0, s, '#cf9450') +
      scatter(random, 11, s * 0.78, s * 0.3)
        .map(([x, y]) => circle(x, y, s * 0.12, '#4a2c1e'))
        .join(''),
    pinwheels: (s) =>
      circle(0, 0, s, '#efd29c') +
      stroke(
        `M0 0${times(5, (i) => `A${s * (0.18 + i * 0.16)} ${s * (0.18 + i * 0.16)} 0 0 1 ${i % 2 ? 0 : 0} ${(i % 2 ? 1 : -1) * s * (0.18 + i * 0.16)}`)}`,
        '#6b3f28',
        s * 0.14,
      ),
    checkerboards: (s) =>
      rect(-s * 0.86, -s * 0.86, s * 1.72, s * 1.72, '#efd29c', { rx: s * 0.12 }) +
      times(8, (i) =>
        rect(
          -s * 0.86 + ((i % 2) * 2 + (Math.floor(i / 2) % 2)) * s * 0.43,
          -s * 0.86 + Math.floor(i / 2) * s * 0.43,
          s * 0.43,
          s * 0.43,
          '#6b3f28',
        ),
      ),
    stars: (s) =>
      path(
        `${Array.from({ length: 12 }, (_, i) => polar(0, 0, s * (i % 2 ? 0.58 : 1.02), i * 30))
          .map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`)
          .join('')}Z`,
        '#c98545',
        { stroke: '#c98545', strokeWidth: s * 0.18, strokeLinejoin: 'round' },
      ) + circle(0, 0, s * 0.36, '#fdf6e8'),
    'pistachio domes': (s) =>
      circle(0, 0, s, '#b9c37c') +
      scatter(random, 18, s * 0.8, s * 0.16)
        .map(([x, y]) => circle(x, y, s * 0.07, random.pick(['#7d8f45', '#e3e2b0'])))
        .join(''),
    'half-dipped rounds': (s) =>
      circle(0, 0, s, '#dfb272') +
      path(wedge(0, 0, 0, s, 60, 240), '#4a2c1e') +
      times(5, (i) => circle(...polar(0, 0, s * 0.6, 90 + i * 30), s * 0.07, '#f4e8cf')),
    'flower biscuits': (s) =>
      times(8, (i) =>
        ellipse(...polar(0, 0, s * 0.6, i * 45), s * 0.36, s * 0.36, i % 2 ? '#f0c7c9' : '#f6dad6'),
      ) + circle(0, 0, s * 0.34, '#f3c24c'),
    macaroons: (s) => {
      const c = random.pick([palette.main, palette.accent, palette.second, '#d9b0c8', '#b8cf9a']);
      return (
        circle(0, 0, s * 0.94, lighten(c, 0.2)) +
        circle(-s * 0.1, -s * 0.12, s * 0.7, lighten(c, 0.36)) +
        circle(0, 0, s * 0.94, 'none', { stroke: darken(c, 0.1), strokeWidth: s * 0.06 })
      );
    },
    thumbprints: (s) =>
      circle(0, 0, s, '#e3b676') +
      circle(0, 0, s * 0.46, random.pick(['#e08a2b', '#8e1f3c', '#f2c33c'])) +
      ellipse(-s * 0.12, -s * 0.14, s * 0.13, s * 0.08, '#ffffff', { opacity: 0.5 }),
  };
  const picked = random.some(Object.keys(kinds), random.int(2, 4));
  const tray = random.pick([palette.deep, palette.soft, palette.main, '#3b3f44', palette.second]);
  const diagonal = random.chance(0.5);
  const grid = times(rows * columns, (i) => {
    const [c, r] = [i % columns, Math.floor(i / columns)];
    const kind = picked[(diagonal ? c + r : r) % picked.length] ?? 'stars';
    const [x, y] = [step * (c + 0.65), (H / rows) * (r + 0.5)];
    const s = step * 0.35;
    return (
      circle(x + s * 0.08, y + s * 0.13, s * 0.9, palette.ink, { opacity: 0.2 }) +
      place(kinds[kind]?.(s) ?? '', x, y, { rotate: random.between(-14, 14) })
    );
  });
  const dusting = random.chance(0.5)
    ? times(120, () =>
        circle(random.between(0, W), random.between(0, H), random.between(0.6, 2.4), '#ffffff', {
          opacity: 0.6,
        }),
      )
    : '';
  const paper = random.chance(0.5)
    ? rect(W * 0.02, H * 0.02, W * 0.96, H * 0.96, mix(tray, doughs[2] ?? '#efce95', 0.6), { rx: 18 })
    : '';
  return {
    body: sheet.ground(tray) + paper + dusting + grid,
    title: titled(random, [
      `A tray of ${listed(picked)}`,
      `${listed(picked)}`,
      `${capital(numberWord(picked.length))} kinds from one dough: ${listed(picked)}`,
      `Biscuit tin: ${listed(picked)}`,
    ]),
    description: sentences(
      `${capital(listed(picked))}, in rows, on ${an(nameOf(tray))} tray`,
      random.pick([
        'Freeze half before it is too late',
        'Twelve minutes, turn once',
        'For the school sale',
        'Roll thinner next time',
      ]),
    ),
    altText: `Illustration, seen from above: rows of biscuits, ${listed(picked)}, on ${an(nameOf(tray))} tray${dusting ? ' dusted with sugar' : ''}.`,
    words: ['biscuits', 'cookies', 'baking', 'recipe', 'sweet', ...picked, nameOf(tray)],
  };
}

export const biscuitTheme: Theme = { name: 'biscuits', shapes: ['1:1', '4:5', '3:4', '2:3'], draw: biscuits };
