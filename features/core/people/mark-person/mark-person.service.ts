import type { Database } from '#platform/database/database.ts';
import { setAdsOnly, setMark, setMinimalHeader, setShoppingList } from './mark-person.store.ts';

/**
 * False if nobody has the username, or for a minimal header if it is not a business. `site` is where an ad-only
 * profile links to.
 */
export function markPerson(
  db: Database,
  username: string,
  { mark, isOn, site }: { mark: PersonMark; isOn: boolean; site: string | null },
): Promise<boolean> {
  if (mark === 'minimal-header') return setMinimalHeader(db, username, isOn);
  if (mark === 'ads-only') return setAdsOnly(db, username, isOn ? site : null);
  if (mark === 'no-shopping-list') return setShoppingList(db, username, !isOn);
  return setMark(db, username, mark, isOn);
}

export const PERSON_MARKS = [
  'employee',
  'verified-identity',
  'minimal-header',
  'ads-only',
  'no-shopping-list',
] as const;

export type PersonMark = (typeof PERSON_MARKS)[number];
