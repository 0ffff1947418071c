/**
 * Orders text as readers of most languages expect: apple, Äpfel, Banana, Zebra. The collation of ICU's root locale is in
 * every PostgreSQL with ICU, whatever locale the database was made with.
 */
export const ALPHABETICAL = 'collate "und-x-icu"';
