import * as pictures from './pictures.bench.ts';
import { type Section, short } from './section.ts';

export const TITLE = 'Pictures';

/** Taking in a picture, as `pictures.bench.ts` measures it. */
export async function run(): Promise<Section> {
  const rows = await pictures.run();
  const table = rows.map((row) => ({
    'one at a time': row.name,
    'ms a picture': short(row.msPerPicture),
    'a second': short(row.picturesPerSecond),
    'ours over this': short(row.oursOverThis),
  }));
  return { title: TITLE, words: WORDS, tables: [table] };
}

const WORDS = `Ours reads a stream, hashes and inspects it, describes it, makes all sizes in two formats and stores them;
bare sharp writes the same sizes in the same formats with the same settings. Both spend nearly all of it in the encoders.`;
