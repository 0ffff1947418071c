export const TAKEDOWN_LAWS = ['test', 'turkey', 'dsa', 'india'] as const;
export type TakedownLaw = (typeof TAKEDOWN_LAWS)[number];

export const TAKEDOWN_TYPES = ['DMCA', 'Trademark', 'GDPR'] as const;
export type TakedownType = (typeof TAKEDOWN_TYPES)[number];
