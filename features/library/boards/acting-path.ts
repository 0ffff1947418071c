/** The address of a board for whoever acts for another profile, which it names; for themselves it is just the address. */
export function actingPath(url: string, subjectId: string | null): string {
  return subjectId ? `${url}?orbac_subject_id=${encodeURIComponent(subjectId)}` : url;
}

/** The address that a card of a board leads to from a page that may act for another profile. */
export function cardPath({ url }: { url: string }, search: string): string {
  return actingPath(url, new URLSearchParams(search).get('orbac_subject_id') || null);
}

/** The profile that the address of a page acts for. */
export function subjectIn(address: string): string | null {
  return new URL(address).searchParams.get('orbac_subject_id') || null;
}
