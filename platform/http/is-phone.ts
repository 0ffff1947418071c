/** Whether a browser runs on a phone: pages differ for these, and so does what is kept of them. */
export function isPhone(userAgent: string): boolean {
  return /Mobi|Android|iPhone/.test(userAgent);
}
