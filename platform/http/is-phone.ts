/** Whether the browser runs on a phone: pages, and so cached pages, differ for these. */
export function isPhone(userAgent: string): boolean {
  return /Mobi|Android|iPhone/.test(userAgent);
}
