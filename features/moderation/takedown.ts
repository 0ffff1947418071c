export const TAKEDOWN_LAWS = ['test', 'turkey', 'dsa', 'india'] as const;

export const TAKEDOWN_TYPES = ['DMCA', 'Trademark', 'GDPR'] as const;
