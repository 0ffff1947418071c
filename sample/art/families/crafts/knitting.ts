import { darken, lighten, nameOf, standingOut } from '../../colour.ts';
import { hues } from '../../palettes.ts';
import { capital, listed, sentences, titled } from '../../phrases.ts';
import { surface } from '../../props/surfaces.ts';
import type { Scene, Sheet } from '../../sheet.ts';
import { circle, line, path, place, polar, rect, smooth, stroke, times } from '../../svg.ts';
import type { Theme } from '../../theme.ts';

/** A ball of yarn: three wound bands over each other, each of parallel strands. */
function ball(sheet: Sheet, r: number, fill: string): string {
  const { random } = sheet;
  const turn = random.between(0, 360);
  const band = (k: number): string => {
    const tone = [darken(fill, 0.1), fill, lighten(fill, 0.1)][k] ?? fill;
    const lens = `M${-r} 0Q0 ${-r * (1.5 - k * 0.42)} ${r} 0Q0 ${r * (0.9 - k * 0.3)} ${-r} 0Z`;
    const strands = times(9, (i) => {
      const bend = r * (-1.4 + k * 0.4 + i * (0.28 - k * 0.05));
      return stroke(`M${-r} 0Q0 ${bend} ${r} 0`, i % 2 ? lighten(tone, 0.2) : darken(tone, 0.14), r * 0.035);
    });
    return place(path(lens, tone) + strands, 0, 0, { rotate: turn + k * 68 });
  };
  const shade = circle(r * 0.34, r * 0.4, r * 0.95, sheet.palette.ink, { opacity: 0.08 });
  return sheet.within(circle(0, 0, r, '#000'), circle(0, 0, r, darken(fill, 0.16)) + times(3, band) + shade);
}

function yarn(sheet: Sheet): Scene {
  const { random, palette, width: W, height: H } = sheet;
  const base = surface(sheet);
  const fills = [...hues(palette), palette.paper, palette.soft].map((c) =>
    standingOut(base.colour, [c, palette.paper, palette.deep], 0.12),
  );
  const count = random.int(5, 9);
  const names = [...new Set(fills.map(nameOf))];
  const kind = random.pick(['basket', 'heap', 'swatch']);
  const put = (x: number, y: number, r: number): string =>
    circle(x + r * 0.1, y + r * 0.16, r * 1.04, palette.ink, { opacity: 0.18 }) +
    place(ball(sheet, r, random.pick(fills)), x, y);
  const needles = times(2, (i) =>
    place(
      line(-W * 0.36, 0, W * 0.36, 0, i ? '#b98a5c' : '#8a5f3f', 13) +
        circle(W * 0.37, 0, 17, palette.accent),
      W * 0.5,
      H * 0.8,
      { rotate: i ? 18 : -16 },
    ),
  );
  const knit = (x: number, y: number, w: number, h: number, fill: string): string => {
    const s = w / 18;
    const tile = sheet.pattern(
      s,
      s,
      rect(0, 0, s, s, fill) +
        stroke(`M0 0L${s / 2} ${s * 0.7}L${s} 0`, darken(fill, 0.18), s * 0.2) +
        stroke(`M0 ${s * 0.3}L${s / 2} ${s}L${s} ${s * 0.3}`, lighten(fill, 0.16), s * 0.16),
    );
    return (
      rect(x + 9, y + 13, w, h, palette.ink, { opacity: 0.16 }) +
      rect(x, y, w, h, tile) +
      times(4, (i) =>
        rect(x, y + h * (0.16 + i * 0.22), w, h * 0.08, fills[(i + 1) % fills.length] ?? fill, {
          opacity: 0.55,
        }),
      )
    );
  };
  const kinds: Readonly<Record<string, () => string>> = {
    basket: () =>
      circle(W / 2 + 14, H * 0.48 + 22, W * 0.42, palette.ink, { opacity: 0.18 }) +
      circle(W / 2, H * 0.48, W * 0.42, '#a8764a') +
      times(36, (i) =>
        circle(...polar(W / 2, H * 0.48, W * 0.395, i * 10), W * 0.03, i % 2 ? '#b98a5c' : '#8a5f3f'),
      ) +
      circle(W / 2, H * 0.48, W * 0.36, '#6b4a36') +
      times(count, (i) => {
        const [x, y] =
          i === 0 ? [W / 2, H * 0.48] : polar(W / 2, H * 0.48, W * 0.21, (i * 360) / (count - 1));
        return put(x, y, W * random.between(0.11, 0.14));
      }) +
      needles,
    heap: () =>
      times(count + 6, (i) =>
        put(
          W * (0.14 + ((i * 0.618) % 1) * 0.72),
          H * (0.12 + (i / (count + 6)) * 0.76),
          W * random.between(0.1, 0.17),
        ),
      ),
    swatch: () =>
      knit(W * 0.14, H * 0.12, W * 0.56, H * 0.46, fills[0] ?? palette.main) +
      line(W * 0.1, H * 0.12, W * 0.82, H * 0.1, '#8a5f3f', 13) +
      stroke(
        smooth([
          [W * 0.7, H * 0.5],
          [W * 0.86, H * 0.58],
          [W * 0.66, H * 0.7],
          [W * 0.72, H * 0.8],
        ]),
        fills[0] ?? palette.main,
        8,
      ) +
      times(3, (i) => put(W * (0.24 + i * 0.25), H * 0.8, W * 0.12)),
  };
  const what =
    { basket: 'a basket of yarn', heap: 'balls of yarn', swatch: 'a knitted swatch' }[kind] ?? 'yarn';
  return {
    body: base.body + (kinds[kind]?.() ?? ''),
    title: titled(random, [
      `${capital(what)} in ${listed(names.slice(0, 3))}`,
      `${capital(names[0] ?? '')} and ${names[1]} wool on ${base.name}`,
      `Winter yarn: ${listed(names.slice(0, 3))}`,
      `${capital(what)}, ${names[0]} first`,
    ]),
    description: sentences(
      `${capital(what)} on ${base.name}, ${listed(names.slice(0, 4))}`,
      random.pick(['One more row', 'Stash, officially', 'Hand dyed, so buy enough']),
    ),
    altText: `Illustration, seen from above: ${what} in ${listed(names.slice(0, 4))} on ${base.name}.`,
    words: ['yarn', 'knitting', 'wool', 'craft', kind, ...names.slice(0, 4)],
  };
}

export const yarnTheme: Theme = { name: 'knitting', shapes: ['1:1', '3:4', '2:3', '4:5'], draw: yarn };
