import { darken, lighten } from '../colour.ts';
import type { Sheet } from '../sheet.ts';
import { circle, ellipse, line, path, rect, stroke, times } from '../svg.ts';

const light = (sheet: Sheet, x: number, y: number, r: number): string =>
  ellipse(x, y, r, r, sheet.glow('#ffe2a0', 0.5));

export const PENDANTS = [
  'globe lamp',
  'dome lamp',
  'paper lantern',
  'rattan lamp',
  'cone lamp',
  'tiered lamp',
] as const;

/** A lamp on a cord that ends at (0, 0), its shade about `width` wide. */
export function pendant(sheet: Sheet, name: string, width: number, fill: string, cord: number): string {
  const w = width;
  const wire = line(0, -cord, 0, -w * 0.3, sheet.palette.ink, 2.2);
  const shine = light(sheet, 0, 0, w * 1.5);
  switch (name) {
    case 'globe lamp':
      return (
        wire +
        shine +
        circle(0, 0, w * 0.42, '#fff3d6') +
        ellipse(-w * 0.14, -w * 0.12, w * 0.12, w * 0.16, '#ffffff', { opacity: 0.8 }) +
        rect(-w * 0.08, -w * 0.5, w * 0.16, w * 0.12, '#b98f4a', { rx: 3 })
      );
    case 'dome lamp':
      return (
        wire +
        shine +
        ellipse(0, 0, w * 0.4, w * 0.09, '#fff0c4') +
        path(`M${-w / 2} 0A${w / 2} ${w * 0.44} 0 0 1 ${w / 2} 0Q0 ${w * 0.07} ${-w / 2} 0Z`, fill) +
        path(
          `M0 ${-w * 0.44}A${w / 2} ${w * 0.44} 0 0 1 ${w / 2} 0Q${w * 0.3} ${w * 0.04} 0 ${w * 0.035}Z`,
          darken(fill, 0.16),
        )
      );
    case 'paper lantern':
      return (
        wire +
        shine +
        ellipse(0, 0, w * 0.52, w * 0.42, '#fff6e4') +
        times(7, (i) =>
          ellipse(
            0,
            -w * 0.3 + i * w * 0.1,
            w * 0.52 * Math.sqrt(1 - ((i - 3) / 4.3) ** 2),
            w * 0.02,
            'none',
            { stroke: '#d9c7a2', strokeWidth: 1.6 },
          ),
        )
      );
    case 'rattan lamp':
      return (
        wire +
        shine +
        path(
          `M${-w * 0.14} ${-w * 0.4}Q${-w * 0.6} ${-w * 0.1} ${-w * 0.5} ${w * 0.14}H${w * 0.5}Q${w * 0.6} ${-w * 0.1} ${w * 0.14} ${-w * 0.4}Z`,
          '#d2a868',
        ) +
        times(9, (i) =>
          stroke(
            `M${(i - 4) * w * 0.03} ${-w * 0.4}Q${(i - 4) * w * 0.15} ${-w * 0.1} ${(i - 4) * w * 0.122} ${w * 0.14}`,
            '#9c7440',
            2,
          ),
        ) +
        times(4, (i) =>
          stroke(
            `M${-w * (0.3 + i * 0.075)} ${-w * (0.24 - i * 0.11)}H${w * (0.3 + i * 0.075)}`,
            '#9c7440',
            1.6,
          ),
        )
      );
    case 'cone lamp':
      return (
        wire +
        shine +
        path(`M${-w * 0.08} ${-w * 0.4}H${w * 0.08}L${w * 0.46} ${w * 0.05}H${-w * 0.46}Z`, fill) +
        path(`M0 ${-w * 0.4}H${w * 0.08}L${w * 0.46} ${w * 0.05}H0Z`, darken(fill, 0.14)) +
        ellipse(0, w * 0.05, w * 0.46, w * 0.05, '#fff0c4')
      );
    default:
      return (
        wire +
        shine +
        times(4, (i) =>
          path(
            `M${-w * (0.2 + i * 0.1)} ${-w * 0.3 + i * w * 0.12}H${w * (0.2 + i * 0.1)}l${w * 0.05} ${w * 0.1}H${-w * (0.25 + i * 0.1)}Z`,
            i % 2 ? lighten(fill, 0.25) : fill,
          ),
        )
      );
  }
}

export const FLOOR_LAMPS = [
  'arc lamp',
  'tripod lamp',
  'reading lamp',
  'paper floor lamp',
  'globe floor lamp',
] as const;

/** A lamp on the floor y = 0; the arc and the reading lamp lean to the right. */
export function floorLamp(sheet: Sheet, name: string, height: number, fill: string): string {
  const h = height;
  const metal = sheet.random.pick(['#b98f4a', sheet.palette.ink, '#6e6a66']);
  switch (name) {
    case 'arc lamp':
      return (
        ellipse(0, -3, h * 0.1, h * 0.018, metal) +
        stroke(
          `M0 0V${-h * 0.62}C0 ${-h * 1.08} ${h * 0.46} ${-h * 1.1} ${h * 0.48} ${-h * 0.76}`,
          metal,
          h * 0.012,
        ) +
        light(sheet, h * 0.48, -h * 0.68, h * 0.28) +
        path(`M${h * 0.37} ${-h * 0.66}A${h * 0.11} ${h * 0.11} 0 0 1 ${h * 0.59} ${-h * 0.66}Z`, fill) +
        ellipse(h * 0.48, -h * 0.66, h * 0.09, h * 0.015, '#fff0c4')
      );
    case 'tripod lamp':
      return (
        line(0, -h * 0.66, -h * 0.16, 0, '#a8764a', h * 0.018) +
        line(0, -h * 0.66, h * 0.16, 0, '#a8764a', h * 0.018) +
        line(0, -h * 0.66, 0, -2, '#8a5f3f', h * 0.018) +
        light(sheet, 0, -h * 0.78, h * 0.3) +
        path(`M${-h * 0.11} ${-h}H${h * 0.11}L${h * 0.16} ${-h * 0.68}H${-h * 0.16}Z`, fill) +
        path(`M${h * 0.02} ${-h}H${h * 0.11}L${h * 0.16} ${-h * 0.68}H${h * 0.04}Z`, darken(fill, 0.1))
      );
    case 'reading lamp':
      return (
        ellipse(0, -3, h * 0.08, h * 0.016, metal) +
        stroke(`M0 0V${-h * 0.78}L${h * 0.22} ${-h * 0.94}`, metal, h * 0.012) +
        light(sheet, h * 0.3, -h * 0.86, h * 0.24) +
        path(
          `M${h * 0.2} ${-h}L${h * 0.38} ${-h * 0.88}L${h * 0.26} ${-h * 0.78}L${h * 0.15} ${-h * 0.93}Z`,
          fill,
        )
      );
    case 'paper floor lamp':
      return (
        line(-h * 0.08, 0, -h * 0.06, -h * 0.3, metal, 4) +
        line(h * 0.08, 0, h * 0.06, -h * 0.3, metal, 4) +
        light(sheet, 0, -h * 0.6, h * 0.36) +
        rect(-h * 0.12, -h * 0.98, h * 0.24, h * 0.72, '#fff4dc', { rx: h * 0.04 }) +
        times(8, (i) =>
          line(-h * 0.12, -h * (0.9 - i * 0.08), h * 0.12, -h * (0.9 - i * 0.08), '#dccaa4', 1.8),
        )
      );
    default:
      return (
        ellipse(0, -3, h * 0.09, h * 0.016, metal) +
        line(0, 0, 0, -h * 0.86, metal, h * 0.012) +
        light(sheet, 0, -h * 0.9, h * 0.3) +
        circle(0, -h * 0.9, h * 0.085, '#fff3d6') +
        circle(h * 0.09, -h * 0.74, h * 0.055, '#fff3d6') +
        circle(-h * 0.07, -h * 0.66, h * 0.04, '#fff3d6')
      );
  }
}

export const TABLE_LAMPS = ['mushroom lamp', 'pleated lamp', 'bankers lamp', 'ceramic lamp'] as const;

export function tableLamp(sheet: Sheet, name: string, height: number, fill: string): string {
  const h = height;
  const shine = light(sheet, 0, -h * 0.6, h * 0.9);
  switch (name) {
    case 'mushroom lamp':
      return (
        shine +
        path(
          `M${-h * 0.2} 0Q${-h * 0.06} ${-h * 0.3} ${-h * 0.08} ${-h * 0.6}H${h * 0.08}Q${h * 0.06} ${-h * 0.3} ${h * 0.2} 0Z`,
          lighten(fill, 0.2),
        ) +
        path(
          `M${-h * 0.46} ${-h * 0.5}A${h * 0.46} ${h * 0.48} 0 0 1 ${h * 0.46} ${-h * 0.5}Q0 ${-h * 0.42} ${-h * 0.46} ${-h * 0.5}Z`,
          fill,
        )
      );
    case 'bankers lamp':
      return (
        shine +
        rect(-h * 0.2, -h * 0.06, h * 0.4, h * 0.06, '#b98f4a', { rx: 3 }) +
        rect(-h * 0.02, -h * 0.7, h * 0.04, h * 0.66, '#b98f4a') +
        path(
          `M${-h * 0.42} ${-h * 0.62}Q${-h * 0.4} ${-h * 0.9} 0 ${-h * 0.9}T${h * 0.42} ${-h * 0.62}Z`,
          fill,
        )
      );
    case 'pleated lamp':
      return (
        shine +
        circle(0, -h * 0.2, h * 0.2, lighten(fill, 0.15)) +
        rect(-h * 0.03, -h * 0.5, h * 0.06, h * 0.2, '#b98f4a') +
        path(`M${-h * 0.2} ${-h}H${h * 0.2}L${h * 0.38} ${-h * 0.48}H${-h * 0.38}Z`, '#fff0d2') +
        times(9, (i) => line((i - 4) * h * 0.046, -h, (i - 4) * h * 0.088, -h * 0.48, '#d9c39a', 1.4))
      );
    default:
      return (
        shine +
        path(
          `M${-h * 0.12} 0Q${-h * 0.3} ${-h * 0.2} ${-h * 0.1} ${-h * 0.34}Q${-h * 0.22} ${-h * 0.44} 0 ${-h * 0.52}Q${h * 0.22} ${-h * 0.44} ${h * 0.1} ${-h * 0.34}Q${h * 0.3} ${-h * 0.2} ${h * 0.12} 0Z`,
          fill,
        ) +
        path(`M${-h * 0.24} ${-h}H${h * 0.24}L${h * 0.32} ${-h * 0.52}H${-h * 0.32}Z`, '#fff0d2')
      );
  }
}
