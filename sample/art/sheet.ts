import { coloursOf, type Palette } from './palettes.ts';
import type { Random } from './random.ts';
import { element, group } from './svg.ts';

/** What one drawing says about itself, with its body. */
export interface Scene {
  readonly body: string;
  readonly title: string;
  readonly description: string;
  readonly altText: string;
  readonly words: readonly string[];
  /** The colours that carry the picture, when they are not those of the sheet's palette. */
  readonly palette?: readonly string[];
}

/** The paper a picture is drawn on: its size, its colours, its source of chance, its shared definitions. */
export class Sheet {
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
  readonly random: Random;
  readonly #definitions: string[] = [];

  constructor(width: number, height: number, palette: Palette, random: Random) {
    this.width = width;
    this.height = height;
    this.palette = palette;
    this.random = random;
  }

  #define(make: (id: string) => string): string {
    const id = `d${this.#definitions.length}`;
    this.#definitions.push(make(id));
    return `url(#${id})`;
  }

  /** A gradient along an angle in degrees: 0 runs downwards, 90 to the right. Usable as a fill. */
  linear(colours: readonly string[], degrees = 0): string {
    const [dx, dy] = [Math.sin((degrees * Math.PI) / 180) / 2, Math.cos((degrees * Math.PI) / 180) / 2];
    const stops = stopsOf(colours.map((colour) => [colour, 1]));
    const ends = `x1="${0.5 - dx}" y1="${0.5 - dy}" x2="${0.5 + dx}" y2="${0.5 + dy}"`;
    return this.#define((id) => `<linearGradient id="${id}" ${ends}>${stops}</linearGradient>`);
  }

  /** From a colour to nothing, along an angle in degrees. */
  fade(colour: string, opacity = 1, degrees = 0): string {
    const [dx, dy] = [Math.sin((degrees * Math.PI) / 180) / 2, Math.cos((degrees * Math.PI) / 180) / 2];
    const ends = `x1="${0.5 - dx}" y1="${0.5 - dy}" x2="${0.5 + dx}" y2="${0.5 + dy}"`;
    const stops = stopsOf([
      [colour, opacity],
      [colour, 0],
    ]);
    return this.#define((id) => `<linearGradient id="${id}" ${ends}>${stops}</linearGradient>`);
  }

  /** A soft spot of one colour that fades outwards: light, or a shadow. */
  glow(colour: string, opacity = 1): string {
    const stops = stopsOf([
      [colour, opacity],
      [colour, opacity * 0.4],
      [colour, 0],
    ]);
    return this.#define((id) => `<radialGradient id="${id}">${stops}</radialGradient>`);
  }

  radial(colours: readonly string[]): string {
    const stops = stopsOf(colours.map((colour) => [colour, 1]));
    return this.#define((id) => `<radialGradient id="${id}">${stops}</radialGradient>`);
  }

  /** A repeating tile as a fill. */
  pattern(width: number, height: number, tile: string, transform = ''): string {
    const size = `width="${width}" height="${height}" patternUnits="userSpaceOnUse"`;
    return this.#define(
      (id) => `<pattern id="${id}" ${size} patternTransform="${transform}">${tile}</pattern>`,
    );
  }

  /** Keeps a drawing once, to be shown at many places; what comes back shows it at (0, 0). */
  stamp(body: string): string {
    const id = `d${this.#definitions.length}`;
    this.#definitions.push(`<g id="${id}">${body}</g>`);
    return `<use href="#${id}"/>`;
  }

  /** Shows only what lies inside the shape. */
  within(shape: string, body: string): string {
    const clip = this.#define((id) => `<clipPath id="${id}">${shape}</clipPath>`);
    return group(body, { clipPath: clip });
  }

  /** Blurs a small thing; costs grow with its area, so never the whole picture. */
  blurred(body: string, amount: number): string {
    const area = 'x="-30%" y="-30%" width="160%" height="160%"';
    const filter = this.#define(
      (id) => `<filter id="${id}" ${area}><feGaussianBlur stdDeviation="${amount}"/></filter>`,
    );
    return group(body, { filter });
  }

  /** The ground colour over the whole sheet. */
  ground(fill: string): string {
    return element('rect', { width: this.width, height: this.height, fill });
  }

  /** The contact shadow of a thing that stands at (x, y). */
  standing(x: number, y: number, width: number, opacity = 0.3): string {
    const fill = this.glow(this.palette.ink, opacity);
    return element('ellipse', { cx: x, cy: y, rx: width * 0.62, ry: Math.max(7, width * 0.07), fill });
  }

  get colours(): string[] {
    return coloursOf(this.palette);
  }

  toSvg(body: string): string {
    const size = `width="${this.width}" height="${this.height}" viewBox="0 0 ${this.width} ${this.height}"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${this.#definitions.join('')}</defs>${body}</svg>`;
  }
}

function stopsOf(stops: readonly (readonly [string, number])[]): string {
  const last = Math.max(1, stops.length - 1);
  return stops
    .map(
      ([colour, opacity], i) =>
        `<stop offset="${i / last}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');
}
