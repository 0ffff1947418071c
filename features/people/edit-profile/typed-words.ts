/** Most characters of what a person says of their gender. */
export const LONGEST_GENDER = 50;

/** Pronouns as they are typed into one field, with slashes or commas between them. */
export function pronounsIn(typed: string): string[] {
  return typed
    .split(/[/,]/)
    .map((pronoun) => pronoun.trim())
    .filter((pronoun) => pronoun !== '');
}

/** A web address as people type it, without a protocol; other texts stay as they are. */
export function websiteIn(typed: string): string {
  const text = typed.trim();
  return text === '' || /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
}
