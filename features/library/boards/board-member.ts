export const COLLABORATOR_STATUSES = ['invited', 'accepted'] as const;

export const INVITE_STATUSES = ['pending', 'accepted', 'declined'] as const;

/** The entry of an access list that lets one save, move and edit. */
export const WRITE_ACCESS = 'write';

/** What whoever is asked to work on a board may do there: edit it, or only save to it. */
export const BOARD_ACCESS = ['write', 'save'] as const;

export type BoardAccess = (typeof BOARD_ACCESS)[number];

/** Most who work on one board, or are invited to, beside its owner. */
export const MOST_COLLABORATORS = 100;

/** The access list that is stored for it. */
export function accessList(access: BoardAccess): string[] {
  return access === 'write' ? [WRITE_ACCESS] : [];
}

/** What a stored access list lets one do. */
export function accessOf(list: readonly string[]): BoardAccess {
  return list.includes(WRITE_ACCESS) ? 'write' : 'save';
}
