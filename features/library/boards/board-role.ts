interface PeopleOnBoard {
  owner: { id: string };
  collaborating_users: readonly { id: string }[];
}

/** Null for everybody else. */
export function roleOnBoard(
  personId: string | undefined,
  { owner, collaborating_users }: PeopleOnBoard,
): 'owner' | 'collaborator' | null {
  if (personId === owner.id) return 'owner';
  return collaborating_users.some(({ id }) => id === personId) ? 'collaborator' : null;
}
