/** Those that every installation has, by what they are for. */
export const EXPERIENCE_IDS = {
  createBoard: '503446',
  planningActions: '505404',
  createPin: '503755',
  welcomeBack: '504098',
  addSection: '506001',
  merchantBadges: '506002',
} as const;
