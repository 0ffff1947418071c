/** Sorts as most readers expect: apple, Äpfel, Banana, Zebra. Each PostgreSQL with ICU has this collation. */
export const ALPHABETICAL = 'collate "und-x-icu"';
