/** Pages, and so cached pages, differ for phones. */
export function isPhone(userAgent: string): boolean {
  return /Mobi|Android|iPhone/.test(userAgent);
}
