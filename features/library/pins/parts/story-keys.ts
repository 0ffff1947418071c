export function pageAfterKey(key: string, at: number, count: number, isMirrored: boolean): number | null {
  const [back, forth] = isMirrored ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  const to = { [back]: at - 1, [forth]: at + 1, Home: 0, End: count - 1 }[key];
  return to === undefined || to < 0 || to >= count ? null : to;
}
