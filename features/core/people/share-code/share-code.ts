export function codeFile({ path, size }: { path: string; size: number }): string {
  const edge = size * PIXELS_EACH;
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}" viewBox="0 0 ${size} ${size}">`;
  return `${open}<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}

const PIXELS_EACH = 20;
