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

/** What a name on the photo-sharing site is made of. */
export const HANDLE = /^[a-z0-9._]{1,30}$/i;

/** The name in what people type or paste for it: with an `@`, or the address of their profile there. */
export function handleIn(typed: string): string {
  const text = typed.trim();
  const address = /^(?:https?:\/\/)?(?:www\.)?instagram\.com\/([^/?#]+)/i.exec(text);
  return (address?.[1] ?? text).replace(/^@/, '');
}
