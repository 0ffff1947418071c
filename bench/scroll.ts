import type { CDPSession, Page } from '@playwright/test';

/** What was seen of a page while somebody went down all of it. */
export interface Scrolled {
  frames: number;
  /** Frames that a screen of 60 a second showed twice. */
  dropped: number;
  longest: number;
  /** Work that kept the page from answering for over 50 ms, and the longest of it. */
  longTasks: number;
  longestTask: number;
  /** The most that stood in the page at a time. */
  elementsMost: number;
  picturesMost: number;
}

/** Pixels a second: some five screens, as fast as a wheel is spun. */
const SPEED = 4800;

/**
 * Goes down at one speed until the item with this number, or one behind it, stands in the page, waiting where the list has still to come.
 * @param last its `aria-posinset`
 */
export function scrollDown(page: Page, list: string, last: number): Promise<Scrolled> {
  return page.evaluate(scrollHere, { list, last, speed: SPEED });
}

interface Input {
  list: string;
  last: number;
  speed: number;
}

async function scrollHere({ list, last, speed }: Input): Promise<Scrolled> {
  const FRAME = 1000 / 60;
  const elements = () => document.getElementsByTagName('*').length;
  const isThere = () => {
    const shown = [...document.querySelectorAll(`[aria-label="${list}"] > [aria-posinset]`)];
    return shown.some((item) => Number(item.ariaPosInSet) >= last);
  };
  const tasks: number[] = [];
  const observer = new PerformanceObserver((seen) =>
    tasks.push(...seen.getEntries().map(({ duration }) => duration)),
  );
  observer.observe({ type: 'longtask' });
  const frames: number[] = [];
  const most = { elements: elements(), pictures: document.images.length };
  await new Promise<void>((done) => {
    let then = performance.now();
    const onFrame = (now: number) => {
      const took = now - then;
      frames.push(took);
      then = now;
      if (frames.length % 10 === 0) {
        most.elements = Math.max(most.elements, elements());
        most.pictures = Math.max(most.pictures, document.images.length);
        if (isThere()) return done();
      }
      window.scrollBy({ top: Math.round((speed * took) / 1000), behavior: 'instant' });
      requestAnimationFrame(onFrame);
    };
    requestAnimationFrame(onFrame);
  });
  observer.disconnect();
  return {
    frames: frames.length,
    dropped: frames.reduce((sum, ms) => sum + Math.max(0, Math.round(ms / FRAME) - 1), 0),
    longest: Math.max(...frames),
    longTasks: tasks.length,
    longestTask: Math.max(0, ...tasks),
    elementsMost: most.elements,
    picturesMost: most.pictures,
  };
}

/** What a page holds after everything that nobody holds is thrown away, and what it has worked so far. */
export interface Held {
  /** Nodes, those outside of the document among them. */
  nodes: number;
  megabytes: number;
  /** Seconds on the page's main thread. */
  worked: number;
}

export async function heldBy(session: CDPSession): Promise<Held> {
  await session.send('Performance.enable');
  const of = async (name: string) => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  };
  // Before the collection, which is work, too.
  const worked = await of('TaskDuration');
  await session.send('HeapProfiler.collectGarbage');
  return { worked, nodes: await of('Nodes'), megabytes: (await of('JSHeapUsedSize')) / 2 ** 20 };
}
