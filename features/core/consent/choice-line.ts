/** Half a year, in seconds; then the question is asked again. */
const RETENTION = 180 * 24 * 60 * 60;

/** As `stored-choice.ts` reads it; apart from it, as every visitor's page has this. */
export function choiceLine(digits: string, of: string, isSecure: boolean): string {
  const secure = isSecure ? '; secure' : '';
  return `cookie_choice=${digits}.${of}; path=/; max-age=${RETENTION}; samesite=lax${secure}`;
}
