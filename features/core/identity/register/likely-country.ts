/** The country that a browser's language speaks of, such as DE for `de` and MX for `es-MX`; empty where it names none. */
export function likelyCountry(language: string): string {
  try {
    const { region = '' } = new Intl.Locale(language).maximize();
    return /^[A-Z]{2}$/.test(region) ? region : '';
  } catch {
    // Some browsers name a language of the system, such as `en-US@posix`, which is none of the web's.
    return '';
  }
}
