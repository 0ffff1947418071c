export const COLLABORATOR_STATUSES = ['invited', 'accepted'] as const;

export const BOARD_ROLES = ['owner', 'collaborator'] as const;

export const INVITE_STATUSES = ['pending', 'accepted', 'declined'] as const;

/** The entry of an access list that lets one save, move and edit. */
export const WRITE_ACCESS = 'write';
