/** As readers of most languages expect: apple, Äpfel, Banana, Zebra. Every PostgreSQL with ICU has this collation. */
export const ALPHABETICAL = 'collate "und-x-icu"';
