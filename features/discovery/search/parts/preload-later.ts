/** How long after a page the search code is loaded, ms: the page's own needs go first. */
const SEARCH_PRELOAD_DELAY = 500;

/** Visitors preload only once they interact, as most only look. Returns a function to cancel. */
export function preloadLater(preload: () => void, isVisitor = false): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const start = () => {
    stop();
    timer = setTimeout(preload, SEARCH_PRELOAD_DELAY);
  };
  const stop = () => {
    clearTimeout(timer);
    if (isVisitor) for (const type of SIGNS) removeEventListener(type, start);
  };
  if (isVisitor) for (const type of SIGNS) addEventListener(type, start);
  else start();
  return stop;
}

const SIGNS = ['pointermove', 'pointerdown', 'keydown'];
