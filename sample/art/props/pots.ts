import { darken, lighten } from '../colour.ts';
import type { Sheet } from '../sheet.ts';
import { ellipse, line, path, place, rect, stroke, times } from '../svg.ts';
import { type PlantName, plant } from './plants.ts';

export type PotName = (typeof POTS)[number];

const POTS = ['tapered', 'bowl', 'footed', 'basket', 'cylinder', 'belly'] as const;

/** A pot standing on (0, 0); `rim` is how high its soil lies. */
export function pot(
  sheet: Sheet,
  width: number,
  fill: string,
  kind: PotName = sheet.random.pick(POTS),
): { body: string; rim: number } {
  const { random, palette } = sheet;
  const [w, h] = [width, width * random.between(0.82, 1.1)];
  const shade = sheet.fade(palette.ink, 0.22, -90);
  const both = (d: string): string => path(d, fill) + path(d, shade);
  const soil = (rim: number, share = 0.44): string =>
    ellipse(0, -rim, w * share, w * 0.05, darken(fill, 0.45));
  switch (kind) {
    case 'tapered':
      return {
        body:
          both(`M${-w * 0.46} ${-h * 0.9}L${-w * 0.34} 0H${w * 0.34}L${w * 0.46} ${-h * 0.9}Z`) +
          rect(-w / 2, -h, w, h * 0.2, lighten(fill, 0.1), { rx: w * 0.03 }),
        rim: h,
      };
    case 'bowl':
      return {
        body:
          both(`M${-w * 0.56} ${-h * 0.62}Q${-w * 0.5} 0 0 0T${w * 0.56} ${-h * 0.62}Z`) +
          soil(h * 0.62, 0.55),
        rim: h * 0.6,
      };
    case 'footed':
      return {
        body:
          line(-w * 0.3, -h * 0.3, -w * 0.36, 0, '#8a6444', w * 0.06) +
          line(w * 0.3, -h * 0.3, w * 0.36, 0, '#8a6444', w * 0.06) +
          both(
            `M${-w / 2} ${-h * 1.05}V${-h * 0.42}Q${-w / 2} ${-h * 0.24} ${-w * 0.3} ${-h * 0.24}H${w * 0.3}Q${w / 2} ${-h * 0.24} ${w / 2} ${-h * 0.42}V${-h * 1.05}Z`,
          ) +
          soil(h * 1.05, 0.48),
        rim: h * 1.05,
      };
    case 'basket': {
      const weave = times(6, (i) =>
        stroke(
          `M${-w * 0.42} ${-h * (0.12 + i * 0.15)}${times(8, () => `q${w * 0.0525} ${w * 0.05} ${w * 0.105} 0`)}`,
          darken(fill, 0.22),
          2.2,
          { opacity: 0.7 },
        ),
      );
      const handle = stroke(
        `M${-w * 0.5} ${-h * 0.9}q${-w * 0.14} ${-h * 0.2} ${w * 0.05} ${-h * 0.12}`,
        darken(fill, 0.2),
        4,
      );
      return {
        body:
          handle +
          both(
            `M${-w * 0.5} ${-h}Q${-w * 0.58} ${-h * 0.3} ${-w * 0.4} 0H${w * 0.4}Q${w * 0.58} ${-h * 0.3} ${w * 0.5} ${-h}Z`,
          ) +
          weave,
        rim: h,
      };
    }
    case 'belly':
      return {
        body: both(
          `M${-w * 0.32} ${-h}Q${-w * 0.3} ${-h * 0.88} ${-w * 0.46} ${-h * 0.7}Q${-w * 0.66} ${-h * 0.2} ${-w * 0.26} 0H${w * 0.26}Q${w * 0.66} ${-h * 0.2} ${w * 0.46} ${-h * 0.7}Q${w * 0.3} ${-h * 0.88} ${w * 0.32} ${-h}Z`,
        ),
        rim: h,
      };
    default: {
      const band = random.chance(0.5)
        ? rect(-w * 0.46, -h * 0.62, w * 0.92, h * 0.22, lighten(fill, 0.25))
        : '';
      return {
        body:
          both(
            `M${-w * 0.46} ${-h}V${-w * 0.08}Q${-w * 0.46} 0 ${-w * 0.36} 0H${w * 0.36}Q${w * 0.46} 0 ${w * 0.46} ${-w * 0.08}V${-h}Z`,
          ) + band,
        rim: h,
      };
    }
  }
}

/** A plant in its pot, standing on (0, 0), about `height` high together. */
export function potted(sheet: Sheet, name: PlantName, height: number, fill: string, kind?: PotName): string {
  const width = height * (name === 'cactus' ? 0.36 : sheet.random.between(0.24, 0.32));
  const vessel = pot(sheet, width, fill, kind);
  return place(plant(sheet, name, height - vessel.rim * 0.9), 0, -vessel.rim * 0.96) + vessel.body;
}
