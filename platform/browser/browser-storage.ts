/** Null if storage is blocked, as it is when cookies are. */
export function browserStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
