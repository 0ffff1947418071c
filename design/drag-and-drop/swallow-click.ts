/** Suppresses a click within this time, ms, so that it does not open a link under the pointer. */
export function swallowClick(within: number): void {
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), within);
}
