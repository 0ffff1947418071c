/** Scrolls only the row: the browser's own scrolling into view may move the page too. */
export function showInRow(link: HTMLElement | null): void {
  const row = link?.offsetParent;
  if (link && row) row.scrollLeft = link.offsetLeft + (link.offsetWidth - row.clientWidth) / 2;
}
