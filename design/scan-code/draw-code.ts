import { encode } from 'uqr';

/** A code to scan as the path of an SVG of `size` modules each way; its border belongs to it, as cameras need one. */
export function drawCode(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { path, size };
}
