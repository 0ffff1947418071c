import { IMPRESSION, MOST_SEEN, type SeenKind } from './seen-things.ts';

export interface SeenReport {
  kind: SeenKind;
  id: string;
  ms: number;
  is_new: boolean;
  clicks: number;
}

/** What a visit knows of one thing. */
interface Known {
  kind: SeenKind;
  id: string;
  /** How many parts of the page show it now; a pin may be on a page twice. */
  shown: number;
  /** When it became visible; null while it is not, or the page is paused. */
  since: number | null;
  /** Not reported yet. */
  ms: number;
  total: number;
  /** How long it has been visible without a break. */
  unbroken: number;
  isSeen: boolean;
  isNew: boolean;
  clicks: number;
}

export interface SeenTime {
  register(kind: SeenKind, id: string): void;
  unregister(kind: SeenKind, id: string): void;
  press(kind: SeenKind, id: string): void;
  pause(): void;
  resume(): void;
  /** Ends the visit: what is seen again afterwards is seen for the first time. */
  leave(): void;
  /** What is new since the last report. */
  report(): SeenReport[];
}

/** Adds up how long each thing was visible; `now` is in ms and never goes back. */
export function createSeenTime(now: () => number): SeenTime {
  const things = new Map<string, Known>();
  let isPaused = false;

  function thingOf(kind: SeenKind, id: string): Known {
    const key = `${kind} ${id}`;
    const known = things.get(key);
    if (known) return known;
    const counts = { shown: 0, since: null, ms: 0, total: 0, unbroken: 0, clicks: 0 };
    const made = { kind, id, ...counts, isSeen: false, isNew: false };
    things.set(key, made);
    return made;
  }

  function settle(thing: Known): void {
    if (thing.since === null) return;
    const at = now();
    const passed = Math.min(at - thing.since, MOST_SEEN.msPerVisit - thing.total);
    thing.since = at;
    thing.ms += passed;
    thing.total += passed;
    thing.unbroken += passed;
    const isEnough = thing.kind !== 'pin_card' || thing.unbroken >= IMPRESSION.ms;
    if (isEnough && !thing.isSeen) Object.assign(thing, { isSeen: true, isNew: true });
  }

  function stop(thing: Known): void {
    settle(thing);
    Object.assign(thing, { since: null, unbroken: 0 });
  }

  return {
    register: (kind, id) => {
      const thing = thingOf(kind, id);
      thing.shown += 1;
      if (!isPaused) thing.since ??= now();
    },
    unregister: (kind, id) => {
      const thing = thingOf(kind, id);
      thing.shown = Math.max(0, thing.shown - 1);
      if (thing.shown === 0) stop(thing);
    },
    press: (kind, id) => {
      const thing = thingOf(kind, id);
      thing.clicks = Math.min(thing.clicks + 1, MOST_SEEN.clicks);
    },
    pause: () => {
      isPaused = true;
      for (const thing of things.values()) stop(thing);
    },
    resume: () => {
      isPaused = false;
      for (const thing of things.values()) if (thing.shown > 0) thing.since ??= now();
    },
    leave: () => {
      for (const [key, { shown }] of things) if (shown === 0) things.delete(key);
    },
    report: () => {
      for (const thing of things.values()) settle(thing);
      const changed = [...things.values()].filter(({ ms, isNew, clicks }) => ms >= 1 || isNew || clicks > 0);
      return changed.map((thing) => {
        const { kind, id, ms, isNew, clicks } = thing;
        Object.assign(thing, { ms: 0, isNew: false, clicks: 0 });
        return { kind, id, ms: Math.round(ms), is_new: isNew, clicks };
      });
    },
  };
}
