/** An Android tablet is one that does not call itself mobile. */
export const TABLET = /iPad|Tablet|Android(?!.*Mobi)/;

/** Pages, and so cached pages, differ for phones. */
export function isPhone(userAgent: string): boolean {
  return /Mobi|iPhone/.test(userAgent) && !TABLET.test(userAgent);
}
