export const LONGEST_GENDER = 50;

/** Separated by slashes or commas. */
export function pronounsIn(typed: string): string[] {
  return typed
    .split(/[/,]/)
    .map((pronoun) => pronoun.trim())
    .filter((pronoun) => pronoun !== '');
}

export function websiteIn(typed: string): string {
  const text = typed.trim();
  return text === '' || /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
}

export const HANDLE = /^[a-z0-9._]{1,30}$/i;

/** People may type it with an `@`, or as the address of a profile. */
export function handleIn(typed: string): string {
  const text = typed.trim();
  const address = /^(?:https?:\/\/)?(?:www\.)?instagram\.com\/([^/?#]+)/i.exec(text);
  return (address?.[1] ?? text).replace(/^@/, '');
}
