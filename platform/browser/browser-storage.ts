/** This browser's local storage for the product; null where storage is blocked, as with cookies blocked. */
export function browserStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
