// node design/icons/generate.ts writes sprite.svg, icons.tsx and visitor-icons.tsx from Lucide's shapes.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const names =
  `archive arrow-left arrow-right badge-check ban bell calendar chart-line check check-check chevron-down chevron-left
    chevron-right chevron-up circle-alert circle-check clock copy download ellipsis external-link eye eye-off flag
    folder-plus grid-2x2 grip-vertical heart house image image-plus inbox info layers layout-grid link list lock
    log-out mail maximize-2 message-circle monitor moon move palette pause pencil phone pin play plus refresh-cw search send settings
    share shield sliders-horizontal sparkles star sun tag trash upload user user-plus users x`
    .split(/\s+/)
    .sort();
/** These are in a file of their own: pages that most visitors see load no others. */
const forVisitors = new Set(
  `archive arrow-left badge-check ban calendar check check-check chevron-down chevron-left chevron-right ellipsis
    external-link eye-off flag grid-2x2 grip-vertical lock maximize-2 pause pin play plus refresh-cw search send star users x`.split(
    /\s+/,
  ),
);
const mirrored = /^(arrow|chevron-(left|right)|external|log-|list$|send|message)/;

const nodes = z.record(z.string(), z.array(z.tuple([z.string(), z.record(z.string(), z.string())])));
const lucide = fileURLToPath(import.meta.resolve('lucide-static/icon-nodes.json'));
const shapes = nodes.parse(JSON.parse(readFileSync(lucide, 'utf8')));

/** A path's initial "m" is relative to the origin only in first position, so it becomes an "M". */
function startAbsolute(path: string): string {
  return path.replace(
    /^m\s*(-?[\d.]+)[ ,]*(-?(?:\d*\.)?\d+)[ ,]*(?=(.))/,
    (_, x, y, next: string) => `M${x} ${y}${/[-\d.]/.test(next) ? 'l' : ''}`,
  );
}

/** Any Lucide shape as path data, so that an icon is one string. */
function toPath(shape: string, attributes: Record<string, string>): string {
  const at = (name: string) => Number(attributes[name] ?? 0);
  const ellipse = (x: number, y: number, rx: number, ry: number) =>
    `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`;
  switch (shape) {
    case 'path':
      return startAbsolute(attributes.d ?? '');
    case 'circle':
      return ellipse(at('cx'), at('cy'), at('r'), at('r'));
    case 'ellipse':
      return ellipse(at('cx'), at('cy'), at('rx'), at('ry'));
    case 'line':
      return `M${at('x1')} ${at('y1')}L${at('x2')} ${at('y2')}`;
    case 'polyline':
      return `M${attributes.points}`;
    case 'polygon':
      return `M${attributes.points}Z`;
    case 'rect': {
      const [x, y, width, height, r] = [at('x'), at('y'), at('width'), at('height'), at('rx')];
      const corner = (dx: number, dy: number) => (r ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '');
      return `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}Z`;
    }
    default:
      throw new Error(`No path for a ${shape}`);
  }
}

const symbols = names.map((name) => {
  const shape = shapes[name];
  if (!shape) throw new Error(`Lucide has no icon "${name}"`);
  const path = shape.map(([kind, attributes]) => toPath(kind, attributes)).join('');
  return `<symbol id="${name}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`;
});
const componentOf = (name: string) => {
  const component = name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
  return `export const ${component}Icon = /* @__PURE__ */ icon('${name}'${mirrored.test(name) ? ', true' : ''});`;
};

const beside = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const origin = 'Written by generate.ts from Lucide (ISC licence, https://lucide.dev/license)';
writeFileSync(
  beside('./sprite.svg'),
  `<!-- ${origin} -->\n<svg xmlns="http://www.w3.org/2000/svg">\n<title>Icons</title>\n${symbols.join('\n')}\n</svg>\n`,
);
const writeComponents = (file: string, shown: string[]) =>
  writeFileSync(
    beside(file),
    `// ${origin}: change it there.\nimport { icon } from './icon.tsx';\n\n${shown.map(componentOf).join('\n')}\n`,
  );
writeComponents('./icons.tsx', names);
writeComponents(
  './visitor-icons.tsx',
  names.filter((name) => forVisitors.has(name)),
);
