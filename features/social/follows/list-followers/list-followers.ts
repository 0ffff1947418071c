export const LISTED_PEOPLE = { page: 50, most: 250 } as const;

/** How many people are searched for a name before the page ends with what was found. */
export const SEARCHED_PEOPLE = { step: 250, most: 2500 } as const;

/** Each word of the query begins a word of the names. */
export function isNamed(person: { username: string; full_name: string }, query: string): boolean {
  const names = textOf(`${person.username} ${person.full_name}`);
  return textOf(query).every((word) => names.some((name) => name.startsWith(word)));
}

function textOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

export type FollowSide = 'followers' | 'following';

/** `following-any` has the owners of followed boards, too. */
export type FollowList = FollowSide | 'following-any';
