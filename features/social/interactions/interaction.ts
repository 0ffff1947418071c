export const INTERACTIONS = ['save', 'try', 'comment'] as const;
export type InteractionKind = (typeof INTERACTIONS)[number];

export const INTERACTIONS_PAGE = 25;
