import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LAYERS } from './layers.ts';
import { HEADER_HEIGHT } from './scroll-hide/scroll-hide.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const roles = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\);/g)].map(([, name, light, dark]) => [
    name,
    { light: light ?? '', dark: dark ?? '' },
  ]),
);

function luminance(hex: string): number {
  const linear = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = linear;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const surfaces = ['surface', 'surface-raised', 'surface-sunken'];
const on = (ground: string[], ...marks: string[]) =>
  marks.flatMap((mark) => ground.map((under) => ({ mark, under })));

const textPairs = [
  ...on([...surfaces, 'control', 'control-hover', 'skeleton'], 'text'),
  ...on([...surfaces, 'control'], 'text-muted'),
  ...on([...surfaces, 'accent-soft'], 'accent-text'),
  ...on([...surfaces, 'danger-soft'], 'danger-text'),
  ...on([...surfaces, 'success-soft'], 'success-text'),
  ...on(['accent', 'accent-hover'], 'on-accent'),
  ...on(['danger', 'danger-hover'], 'on-danger'),
  ...on(['inverse'], 'on-inverse'),
];
const controlPairs = [
  ...on(surfaces, 'border-control', 'accent', 'danger', 'focus'),
  ...on(['control'], 'focus'),
  ...on(['inverse'], 'focus-on-inverse', 'success-on-inverse', 'danger-on-inverse'),
];

const checks = [
  ...textPairs.map((pair) => ({ ...pair, least: 4.5 })),
  ...controlPairs.map((pair) => ({ ...pair, least: 3 })),
];

test.each(checks)('$mark on $under has a contrast of at least $least in both themes', (check) => {
  const mark = roles.get(check.mark);
  const under = roles.get(check.under);
  if (!mark || !under) throw new Error(`tokens.css lacks ${check.mark} or ${check.under}`);
  expect.soft(contrast(mark.light, under.light), 'light').toBeGreaterThanOrEqual(check.least);
  expect.soft(contrast(mark.dark, under.dark), 'dark').toBeGreaterThanOrEqual(check.least);
});

test('every colour role has a light and a dark value', () => {
  const named = [...css.matchAll(/var\(--([\w-]+)\)/g)].map((match) => match[1]);
  expect(roles.size).toBeGreaterThan(25);
  for (const name of named) expect(css).toContain(`--${name}:`);
});

test('the layers have the named numbers', () => {
  expect(LAYERS.footer).toBe(660);
  expect(LAYERS.tooltip).toBe(5000);
  const others = Object.entries(LAYERS).filter(([name]) => name !== 'footer' && name !== 'tooltip');
  expect(others.map(([, layer]) => layer)).toEqual([1, 2, 15, 18, 24, 30, 31, 40, 50, 60]);
});

test('the stylesheet and the script agree on layers and on the header height', () => {
  const inCss = [...css.matchAll(/--layer-([\w-]+): (\d+);/g)];
  expect(inCss.length).toBeGreaterThan(5);
  for (const [, name, layer] of inCss) expect(LAYERS).toHaveProperty(name ?? '', Number(layer));
  expect(css).toContain(`--header-height: ${HEADER_HEIGHT}px;`);
});

const root = join(import.meta.dirname, '..');

test('what moves takes a duration that is nothing for those who want no motion, or says what it does for them', () => {
  const files = globSync('{app,design,features}/**/*.css', { cwd: root });
  expect(files.length).toBeGreaterThan(100);
  const moving = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    if (text.includes('prefers-reduced-motion')) return [];
    const moves = [...text.matchAll(/\b(?:animation|transition):\s*([^;]+);/g)];
    return moves.flatMap(([, value = '']) => value.split(/,\s+/)).map((part) => `${file}: ${part}`);
  });
  expect(moving.length).toBeGreaterThan(20);
  for (const part of moving) expect(part).toMatch(/var\(--(quick|calm|slow)\)|: none$/);
});
