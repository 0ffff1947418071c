/**
 * Sorts text as readers of most languages expect: apple, Äpfel, Banana, Zebra. Every PostgreSQL with ICU has the
 * collation of ICU's root locale, whatever locale the database was created with.
 */
export const ALPHABETICAL = 'collate "und-x-icu"';
