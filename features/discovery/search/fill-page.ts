import type { PageKey } from '#platform/resource/bookmark.ts';
import { cutPage } from '#platform/resource/cut-page.ts';
import type { Page, PageRequest } from '#platform/resource/resource.ts';
import { type FoundRow, keyOfFound } from './found-row.ts';

/** How many batches are read when much of a page is hidden from the viewer. */
const MOST_BATCHES = 4;

type Steps<Item> = {
  /** The found rows after that key, best first. */
  read: (after: PageKey | null, limit: number) => Promise<FoundRow[]>;
  /** The rows that the viewer may see. */
  present: (rows: readonly FoundRow[]) => Promise<Item[]>;
};

/** A page of results; reads on while less than half of it is visible. */
export async function fillPage<Item>(
  { after, pageSize }: PageRequest & { pageSize: number },
  { read, present }: Steps<Item>,
): Promise<Page<Item>> {
  const items: Item[] = [];
  let key = after;
  for (let batch = 0; batch < MOST_BATCHES && items.length * 2 < pageSize; batch += 1) {
    const { shown, last } = cutPage(await read(key, pageSize - items.length + 1), pageSize - items.length);
    items.push(...(await present(shown)));
    key = last ? keyOfFound(last) : null;
    if (!key) break;
  }
  return { items, next: key };
}
