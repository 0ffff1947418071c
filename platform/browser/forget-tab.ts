/** Forgets all that this tab keeps, such as drafts and the pages visited: whoever comes next is somebody else. */
export function forgetTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Where nothing may be kept nothing is.
  }
}
