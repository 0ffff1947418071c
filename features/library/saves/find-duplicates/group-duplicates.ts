interface Pictured {
  signature: string;
  /** 16 hex digits. */
  hash: string | null;
}

/** Hashes that differ in fewer bits than there are stretches have one in common. */
const STRETCHES = 8;

/** Groups of the signatures of which each is the same picture as another one of its group. */
export function groupSame<Picture extends Pictured>(
  pictures: readonly Picture[],
  isSame: (one: Picture, other: Picture) => boolean,
): Map<string, string> {
  const leaderOf = new Map(pictures.map(({ signature }) => [signature, signature]));
  const leader = (signature: string): string => {
    const above = leaderOf.get(signature) ?? signature;
    return above === signature ? signature : leader(above);
  };
  const met = new Map<string, Picture[]>();
  for (const picture of pictures) {
    for (const stretch of stretchesOf(picture.hash)) {
      const others = met.get(stretch) ?? [];
      const open = others.filter((other) => leader(other.signature) !== leader(picture.signature));
      for (const other of open.filter((one) => isSame(one, picture))) {
        leaderOf.set(leader(picture.signature), leader(other.signature));
      }
      met.set(stretch, [...others, picture]);
    }
  }
  return new Map(pictures.map(({ signature }) => [signature, leader(signature)]));
}

function stretchesOf(hash: string | null): string[] {
  if (!hash) return [];
  const width = hash.length / STRETCHES;
  return Array.from({ length: STRETCHES }, (_, at) => `${at} ${hash.slice(at * width, (at + 1) * width)}`);
}
