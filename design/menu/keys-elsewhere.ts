/** Keys belong to the field that has the focus. */
export function isWriting(target: EventTarget | null): boolean {
  const field = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';
  return target instanceof Element && target.closest(field) !== null;
}

/** Keys belong to what lies over the page. */
export function isBehindOverlay(): boolean {
  return document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null;
}
