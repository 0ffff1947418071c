// A picture pasted into the search field, on its way to the page that searches by it.
let carried: File | null = null;

export function carryPicture(file: File): void {
  carried = file;
}

/** Once. */
export function takeCarriedPicture(): File | null {
  const file = carried;
  carried = null;
  return file;
}
