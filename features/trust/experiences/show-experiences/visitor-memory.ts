import { browserStorage } from '#platform/browser/browser-storage.ts';
import type { Experience, ExperienceState } from '../experience.ts';

const KEY = 'experiences';
const DAY_MS = 86_400_000;

interface Met {
  state: ExperienceState;
  /** When it came to that state, ms. */
  at: number;
  views: number;
}

/** What a visitor's browser remembers, by the id of the experience. */
export type Memory = Readonly<Record<string, Met>>;

type Rule = Pick<Experience, 'experience_id' | 'most_views' | 'rest_days'>;

const isRested = ({ rest_days }: Rule, met: Met, now: number) =>
  rest_days !== null && met.at <= now - rest_days * DAY_MS;

/** The same rule as the server's for members. */
export function isOpenFor(memory: Memory, experience: Rule, now: number): boolean {
  const met = memory[experience.experience_id];
  if (!met || isRested(experience, met, now)) return true;
  return met.state === 'viewed' && (experience.most_views === null || met.views < experience.most_views);
}

export function withMet(memory: Memory, experience: Rule, state: ExperienceState, now: number): Memory {
  const before = memory[experience.experience_id];
  const isFresh = !before || isRested(experience, before, now);
  if (!isFresh && before.state !== 'viewed') return memory;
  const views = (isFresh ? 0 : before.views) + (state === 'viewed' ? 1 : 0);
  return { ...memory, [experience.experience_id]: { state, at: now, views } };
}

export function readMemory(): Memory {
  try {
    const kept: unknown = JSON.parse(browserStorage()?.getItem(KEY) ?? '{}');
    return kept !== null && typeof kept === 'object' ? (kept as Memory) : {};
  } catch {
    return {};
  }
}

export function remember(experience: Rule, state: ExperienceState): void {
  try {
    const memory = withMet(readMemory(), experience, state, Date.now());
    browserStorage()?.setItem(KEY, JSON.stringify(memory));
  } catch {
    // When the storage is full it is shown again another time.
  }
}
