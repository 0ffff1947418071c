/** What this browser keeps for the product; null where it keeps nothing, as with cookies blocked. */
export function browserStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
