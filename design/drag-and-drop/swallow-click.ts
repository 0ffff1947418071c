/** Keeps the next click, where one follows within this time, ms, from opening a link that is under the pointer. */
export function swallowClick(within: number): void {
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), within);
}
