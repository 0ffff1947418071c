const LONGEST = 80;

/** The title without what file systems refuse; empty if nothing is left. */
export function fileNameOf(title: string): string {
  const name = title
    .normalize('NFC')
    .replace(/[\s\p{C}\\/:*?"<>|.]+/gu, ' ')
    .trim();
  return [...name].slice(0, LONGEST).join('').trim();
}
