/** A route with this `handle` renders `FirstView` before its long list. Any other page is painted once it is whole. */
export const FIRST_VIEW = 'first-view';

/** Nothing is painted before this has come, so what stands above it does not move while the page arrives. */
export function FirstView() {
  return <span id={FIRST_VIEW} hidden />;
}
