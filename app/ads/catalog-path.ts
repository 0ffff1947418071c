export const CATALOG_PATH = '/advertiser/product-catalogs/data-source/';

/** Leaves out what is empty. */
export function catalogPath(query: Partial<Record<string, string | null>>): string {
  const sent = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => (value ? [[key, value]] : [])),
  );
  return sent.size > 0 ? `${CATALOG_PATH}?${sent}` : CATALOG_PATH;
}
