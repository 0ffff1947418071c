/** How somebody stands to a board: as its owner, as one who works on it, or not at all. */
export type BoardRole = 'owner' | 'collaborator' | null;

interface People {
  owner: { username: string };
  collaborators: readonly { username: string }[];
}

/** What a person is on a board, by its owner and those who work on it. */
export function roleOnBoard({ owner, collaborators }: People, username: string): BoardRole {
  if (owner.username === username) return 'owner';
  return collaborators.some((person) => person.username === username) ? 'collaborator' : null;
}
