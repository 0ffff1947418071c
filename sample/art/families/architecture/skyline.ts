import { darken, lighten, mix } from '../../colour.ts';
import { capital, listed, sentences, titled } from '../../phrases.ts';
import { atHour, pickHour } from '../../props/hours.ts';
import { sky, water } from '../../props/terrain.ts';
import { tree } from '../../props/trees.ts';
import type { Scene, Sheet } from '../../sheet.ts';
import { line, path, place, polygon, rect, stroke, times } from '../../svg.ts';
import type { Theme } from '../../theme.ts';

function skyline(sheet: Sheet): Scene {
  const { random, width: W, height: H } = sheet;
  const hour = pickHour(random);
  const base = H * random.between(0.7, 0.8);
  const kinds = new Set<string>();
  const tower = (x: number, w: number, h: number, fill: string, lit: string): string => {
    const top = random.pick(['flat', 'slab', 'dome', 'spire', 'slant', 'steps', 'tank']);
    kinds.add(top);
    const tops: Readonly<Record<string, string>> = {
      flat: '',
      slab: rect(w * 0.2, -h - h * 0.06, w * 0.6, h * 0.07, fill),
      dome:
        path(`M0 ${-h}A${w / 2} ${w / 2} 0 0 1 ${w} ${-h}Z`, fill) +
        line(w / 2, -h - w / 2, w / 2, -h - w * 0.8, fill, 5),
      spire: polygon(
        [
          [w * 0.2, -h],
          [w / 2, -h * 1.3],
          [w * 0.8, -h],
        ],
        fill,
      ),
      slant: polygon(
        [
          [0, -h],
          [w, -h - w * 0.5],
          [w, -h],
        ],
        fill,
      ),
      steps: rect(w * 0.15, -h - 24, w * 0.7, 26, fill) + rect(w * 0.32, -h - 50, w * 0.36, 28, fill),
      tank:
        rect(w * 0.3, -h - 46, w * 0.4, 34, darken(fill, 0.2)) +
        polygon(
          [
            [w * 0.26, -h - 46],
            [w / 2, -h - 66],
            [w * 0.74, -h - 46],
          ],
          darken(fill, 0.3),
        ) +
        line(w * 0.34, -h, w * 0.34, -h - 12, fill, 4) +
        line(w * 0.66, -h, w * 0.66, -h - 12, fill, 4),
    };
    const columns = Math.max(2, Math.floor(w / 26));
    const windows = times(columns * Math.floor(h / 34), (i) =>
      random.chance(0.62)
        ? rect(
            8 + ((i % columns) * (w - 12)) / columns,
            -h + 14 + Math.floor(i / columns) * 34,
            (w - 12) / columns - 8,
            16,
            random.chance(0.4) ? lit : lighten(fill, 0.16),
          )
        : '',
    );
    return place(
      rect(0, -h, w, h + 4, fill) +
        (tops[top] ?? '') +
        windows +
        rect(w * 0.78, -h, w * 0.22, h, '#000', { opacity: 0.1 }),
      x,
      base,
    );
  };
  const layer = (depth: number, high: number): string => {
    let [x, body] = [-20, ''];
    while (x < W) {
      const w = W * random.between(0.08, 0.17);
      body += tower(
        x,
        w,
        H * high * random.between(0.5, 1),
        mix(hour.far, hour.near, depth),
        depth > 0.5 ? '#ffd98a' : mix('#ffe6b0', hour.far, 0.5),
      );
      x += w + random.between(-4, 10);
    }
    return body;
  };
  const span = random.pick(['bridge', 'river', 'park']);
  const [y, w] = [base, W];
  const bridge =
    times(2, (i) => {
      const px = w * (i ? 0.74 : 0.26);
      return (
        rect(px - 12, y - H * 0.2, 24, H * 0.3, hour.near) + rect(px - 26, y - H * 0.2, 52, 14, hour.near)
      );
    }) +
    stroke(
      `M${-w * 0.1} ${y + 8}Q${w * 0.08} ${y} ${w * 0.26} ${y - H * 0.19}Q${w * 0.5} ${y + H * 0.08} ${w * 0.74} ${y - H * 0.19}Q${w * 0.92} ${y} ${w * 1.1} ${y + 8}`,
      hour.near,
      9,
    ) +
    rect(0, y + H * 0.05, w, 20, hour.near) +
    times(23, (i) => {
      const t = (i / 22 - 0.5) / 0.24;
      const top = Math.abs(t) < 1 ? y + H * 0.055 - H * 0.24 * t * t * 0.55 - 30 : y;
      return line((w * i) / 22, Math.min(top, y + H * 0.05), (w * i) / 22, y + H * 0.05, hour.near, 3);
    });
  const front: Readonly<Record<string, () => string>> = {
    bridge: () => water(sheet, hour, { x: 0, y: base, width: W, height: H - base }, W / 2) + bridge,
    river: () =>
      water(sheet, hour, { x: 0, y: base, width: W, height: H - base }, W / 2) +
      place(
        path(`M${-W * 0.1} 0H${W * 0.1}L${W * 0.07} ${H * 0.025}H${-W * 0.07}Z`, hour.accent) +
          rect(-W * 0.05, -H * 0.02, W * 0.09, H * 0.02, '#fdf6e8'),
        W * random.between(0.3, 0.7),
        base + (H - base) * 0.5,
      ),
    park: () =>
      rect(0, base, W, H - base, mix(hour.near, '#3f6b4a', 0.5)) +
      times(24, () =>
        place(
          tree(
            random,
            random.pick(['round tree', 'poplar', 'cloud tree'] as const),
            H * random.between(0.08, 0.16),
            mix(hour.near, '#5f8a55', random.between(0.3, 0.6)),
          ),
          W * random.next(),
          base + (H - base) * random.between(0.1, 1),
        ),
      ),
  };
  const word =
    { bridge: 'a hanging bridge', river: 'a ferry on the river', park: 'a park in front' }[span] ?? '';
  return {
    body:
      sky(sheet, hour, { x: 0, y: 0, width: W, height: H }).body +
      layer(0.2, 0.5) +
      layer(0.5, 0.4) +
      layer(0.82, 0.26) +
      (front[span]?.() ?? ''),
    palette: [hour.near, hour.far, ...hour.sky, hour.accent],
    title: titled(random, [
      `Skyline ${atHour(hour.name)} with ${word}`,
      `City ${atHour(hour.name)}`,
      `${capital(word)} ${atHour(hour.name)}`,
      `Towers and ${word}, ${hour.name}`,
      `${capital(hour.name)} city: ${listed([...kinds].slice(0, 2))} roofs`,
    ]),
    description: sentences(
      `Three rows of towers ${atHour(hour.name)}, ${word}`,
      random.pick([
        'Seen from the other bank',
        'Lights on before the sun is down',
        'The roof with the tank is ours',
      ]),
    ),
    altText: `Illustration of a city skyline ${atHour(hour.name)} with lit windows and ${word}.`,
    words: ['skyline', 'city', 'architecture', 'buildings', span, hour.name],
  };
}

export const skylineTheme: Theme = { name: 'skylines', shapes: ['2:3', '3:4', '3:2'], draw: skyline };
