/** The country of a browser's language, such as DE for `de` and MX for `es-MX`; empty if it has none. */
export function likelyCountry(language: string): string {
  try {
    const { region = '' } = new Intl.Locale(language).maximize();
    return /^[A-Z]{2}$/.test(region) ? region : '';
  } catch {
    // Some browsers send a system locale such as `en-US@posix`, which is not a valid language tag.
    return '';
  }
}
