/** Whether a board's name contains the typed text. */
export function isNameMatching(name: string, query: string): boolean {
  const fold = (text: string) => text.normalize('NFC').toLowerCase();
  return fold(name).includes(fold(query.trim()));
}
