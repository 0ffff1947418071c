const DAY_SECONDS = 24 * 3600;

export const BEGIN_RULES = {
  all: { name: 'conversations begun by person', most: 100, windowSeconds: DAY_SECONDS },
  strangers: { name: 'conversations begun with strangers', most: 30, windowSeconds: DAY_SECONDS },
};
