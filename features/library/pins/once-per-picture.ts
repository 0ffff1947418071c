/** The first pin of each picture, in order; pictures in `shown` already had theirs. */
export function oncePerPicture<Pin extends { image_signature: string }>(
  pins: readonly Pin[],
  shown: Iterable<string> = [],
): Pin[] {
  const seen = new Set(shown);
  return pins.filter(({ image_signature }) => {
    const isNew = !seen.has(image_signature);
    seen.add(image_signature);
    return isNew;
  });
}
