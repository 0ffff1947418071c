import { createListeners, type Listeners } from '#platform/browser/listeners.ts';
import {
  type Experience,
  type ExperienceEnd,
  type ExperienceState,
  isPointing,
  presentedAs,
} from '../experience.ts';

/** What the page looks like right now. */
export interface Surroundings {
  /** A dialog, drawer or menu is open. */
  isBlocked: boolean;
  /** The anchors in the page. */
  here: ReadonlySet<string>;
  /** Those of them that are on the screen, and not covered. */
  inView: ReadonlySet<string>;
}

interface Needs {
  isPhone: boolean;
  /** The viewer is back after a while. */
  isBack: boolean;
  /** Runs it after so many ms, unless the function that it returns is called before. */
  after: (ms: number, run: () => void) => () => void;
  note: (experience: Experience, state: ExperienceState) => void;
}

export interface Controller extends Pick<Listeners, 'subscribe'> {
  /** Replaces what is due; what has ended on this page stays away. */
  offer(due: readonly Experience[]): void;
  look(surroundings: Surroundings): void;
  /** Ends it if it is still what is shown. */
  end(experience: Experience, how: ExperienceEnd): void;
  /** Ends a guide, shown or not, as the page has seen it done. */
  completeGuide(name: string): void;
  current(): Experience | null;
}

/** Null: it may show anywhere. */
export function anchorOf({ display_data }: Experience, isPhone: boolean): string | null {
  const anchors = display_data.anchors_by_platform;
  return (isPhone ? anchors?.web_mobile : undefined) ?? anchors?.web ?? null;
}

const pointsAt = (experience: Experience) => isPointing(presentedAs(experience));

interface State {
  due: readonly Experience[];
  around: Surroundings;
  /** The one whose delay runs, or that is shown. */
  held: { experience: Experience; isShown: boolean; stop: () => void } | null;
  isPausing: boolean;
}

const NOTHING: ReadonlySet<string> = new Set();

/** After one has ended, so that what the same press opens comes before the next, ms. */
const PAUSE_MS = 500;

/** Others go before one whose delay is longer, s. */
const LONG_DELAY = 5;

/**
 * Shows one experience at a time: of those due that fit the page, the one with the highest priority, then the lower
 * id. One with a long delay waits for the others.
 */
export function createController({ isPhone, isBack, after, note }: Needs): Controller {
  const listeners = createListeners();
  const ended = new Set<string>();
  const viewed = new Set<string>();
  const state: State = {
    due: [],
    around: { isBlocked: true, here: NOTHING, inView: NOTHING },
    held: null,
    isPausing: false,
  };

  const fits = (experience: Experience, isShown: boolean): boolean => {
    const { isBlocked, here, inView } = state.around;
    if (isBlocked || (experience.is_for_returning && !isBack)) return false;
    const anchor = anchorOf(experience, isPhone);
    if (!anchor) return !pointsAt(experience);
    return (isShown || !pointsAt(experience) ? here : inView).has(anchor);
  };

  const isLong = ({ experience_id, display_data: { delay = 0 } }: Experience) =>
    delay > LONG_DELAY && !viewed.has(experience_id);

  const drop = () => {
    state.held?.stop();
    state.held = null;
  };
  const show = (experience: Experience) => {
    state.held = { experience, isShown: true, stop: () => {} };
    if (!viewed.has(experience.experience_id)) note(experience, 'viewed');
    viewed.add(experience.experience_id);
  };
  const hold = (experience: Experience) => {
    const { delay = 0 } = experience.display_data;
    // One that a dialog has hidden for a while comes back at once.
    if (delay === 0 || viewed.has(experience.experience_id)) return show(experience);
    const stop = after(delay * 1000, () => {
      drop();
      if (fits(experience, false)) show(experience);
      settle();
    });
    state.held = { experience, isShown: false, stop };
  };
  const holdNext = () => {
    const { held } = state;
    if (held && (held.isShown || !isLong(held.experience))) return;
    const fitting = state.due.filter((one) => fits(one, false));
    const soon = fitting.find((one) => !isLong(one));
    const next = soon ?? (held ? undefined : fitting[0]);
    if (!next) return;
    drop();
    hold(next);
  };
  const settle = () => {
    const { held } = state;
    const isDue = held && state.due.includes(held.experience);
    if (held && !(isDue && fits(held.experience, held.isShown))) drop();
    if (!state.isPausing) holdNext();
    listeners.tell();
  };
  const finish = (experience: Experience, how: ExperienceEnd) => {
    ended.add(experience.experience_id);
    state.due = state.due.filter((one) => one !== experience);
    note(experience, how);
    state.isPausing = true;
    after(PAUSE_MS, () => {
      state.isPausing = false;
      settle();
    });
    settle();
  };

  return {
    subscribe: listeners.subscribe,
    current: () => (state.held?.isShown ? state.held.experience : null),
    offer: (due) => {
      const known = new Map(state.due.map((one) => [one.experience_id, one]));
      const open = due.filter((one) => !ended.has(one.experience_id));
      state.due = open
        .map((one) => known.get(one.experience_id) ?? one)
        .toSorted((one, other) => other.priority - one.priority);
      settle();
    },
    look: (around) => {
      state.around = around;
      settle();
    },
    end: (experience, how) => {
      if (state.held?.isShown && state.held.experience === experience) finish(experience, how);
    },
    completeGuide: (name) => {
      const guide = state.due.find(({ display_data }) => display_data.component_type === name);
      if (guide) finish(guide, 'completed');
    },
  };
}
