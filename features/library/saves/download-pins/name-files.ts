import { fileNameOf } from '#features/library/pins/file-name.ts';

interface NamedPin {
  title: string;
  savedAt: Date;
  files: readonly { key: string; extension: string }[];
}

/** Unique by their numbers, in the order of the pins, and safe on every system. */
export function nameFiles(pins: readonly NamedPin[]): { key: string; name: string; savedAt: Date }[] {
  const digits = String(pins.length).length;
  return pins.flatMap(({ title, savedAt, files }, index) => {
    const number = String(index + 1).padStart(digits, '0');
    return files.map(({ key, extension }, page) => {
      const place = files.length > 1 ? `${number}-${page + 1}` : number;
      const name = [place, fileNameOf(title)].filter(Boolean).join(' ');
      return { key, name: `${name}.${extension}`, savedAt };
    });
  });
}
