export const COLLABORATOR_STATUSES = ['invited', 'accepted'] as const;
export type CollaboratorStatus = (typeof COLLABORATOR_STATUSES)[number];

export const BOARD_ROLES = ['owner', 'collaborator'] as const;
export type BoardRole = (typeof BOARD_ROLES)[number];

export const INVITE_STATUSES = ['pending', 'accepted', 'declined'] as const;
export type InviteStatus = (typeof INVITE_STATUSES)[number];

/** The entry of an access list that lets one save, move and edit. */
export const WRITE_ACCESS = 'write';
