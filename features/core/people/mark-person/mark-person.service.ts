import type { Database } from '#platform/database/database.ts';
import { setAdsOnly, setMark, setMinimalHeader, setShoppingList } from './mark-person.store.ts';
import type { PersonMark } from './mark-person.ts';

/**
 * Puts a mark on somebody, or takes it off; false where nobody has the username, or for a minimal header no business.
 * @param site where the profile leads that is there for advertisements only; only `ads-only` has one
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
