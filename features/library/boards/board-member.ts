export const COLLABORATOR_STATUSES = ['invited', 'accepted'] as const;

export const INVITE_STATUSES = ['pending', 'accepted', 'declined'] as const;

export const WRITE_ACCESS = 'write';

/** What an invited person may do: edit the board, or only save to it. */
export const BOARD_ACCESS = ['write', 'save'] as const;

export type BoardAccess = (typeof BOARD_ACCESS)[number];

/** The owner does not count. */
export const MOST_COLLABORATORS = 100;

export function accessList(access: BoardAccess): string[] {
  return access === 'write' ? [WRITE_ACCESS] : [];
}

export function accessOf(list: readonly string[]): BoardAccess {
  return list.includes(WRITE_ACCESS) ? 'write' : 'save';
}
