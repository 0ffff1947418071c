export type SamplePicture = {
  id: string;
  title: string;
  width: number;
  height: number;
  color: string;
  src: string;
};

const HUES = [24, 42, 88, 150, 188, 214, 262, 316, 350];

/** A drawn sample picture for walls of any length: the same number always gives the same one. */
export function samplePicture(number: number): SamplePicture {
  const random = (salt: number) => (((Math.sin(number * 12.9898 + salt * 78.233) * 43758.5453) % 1) + 1) % 1;
  const width = 400;
  const height = Math.round(width * (0.6 + random(1) * 1.2));
  const hue = HUES[Math.floor(random(2) * HUES.length)] ?? 24;
  const color = `hsl(${hue} 35% 78%)`;
  const [x, y, r] = [80 + random(3) * 240, height * (0.2 + random(4) * 0.3), 40 + random(5) * 60];
  const land = height * (0.5 + random(6) * 0.25);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${color}"/><circle cx="${x}" cy="${y}" r="${r}" fill="hsl(${hue + 20} 70% 88%)"/><path d="M0 ${land}Q100 ${land - 70} 220 ${land}T400 ${land - 30}V${height}H0Z" fill="hsl(${hue + 150} 28% 45%)"/><path d="M0 ${land + 70}Q140 ${land + 10} 260 ${land + 80}T400 ${land + 50}V${height}H0Z" fill="hsl(${hue + 160} 34% 30%)"/></svg>`;
  return {
    id: `p${number}`,
    title: `Landscape ${number}`,
    width,
    height,
    color,
    src: `data:image/svg+xml,${encodeURIComponent(svg)}`,
  };
}
