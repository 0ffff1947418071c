/** The distance sums over the channels, in steps of 16. */
export interface NearColor {
  color: string;
  steps: number;
}

const STEP = 16;
const AROUND = [-1, 0, 1];

/** Main colours are the middles of 4096 cells; this one, and those one step away in any channel. */
export function nearColors(color: string): NearColor[] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const near = AROUND.flatMap((r) => AROUND.flatMap((g) => AROUND.map((b) => [r, g, b] as const)));
  return near.flatMap(([r, g, b]) => {
    const channels = [red + r * STEP, green + g * STEP, blue + b * STEP];
    if (channels.some((value) => value < 0 || value > 255)) return [];
    const hex = channels.map((value) => value.toString(16).padStart(2, '0')).join('');
    return [{ color: `#${hex}`, steps: Math.abs(r) + Math.abs(g) + Math.abs(b) }];
  });
}
