import type { Zone } from './drag-state.ts';
import type { Rect, Target } from './zones.ts';

/** The directions are those of reading; `switch` changes between beside and onto. */
export type Step = 'next' | 'previous' | 'up' | 'down' | 'switch';

/** The items are in reading order, without the lifted one. */
export interface Surroundings {
  targets: readonly Target[];
  home: Rect;
}

/** Null means the place where the item was lifted. */
export function zoneAfter(zone: Zone | null, step: Step, around: Surroundings): Zone | null {
  const beside = around.targets.filter(({ accepts }) => accepts.edge);
  const onto = around.targets.filter(({ accepts }) => accepts.centre);
  const isOnto = zone?.place === 'centre' || beside.length === 0;
  if (isOnto === (step === 'switch')) return stepBeside(zone, step, { ...around, targets: beside });
  return stepOnto(zone, step, { ...around, targets: onto });
}

function stepOnto(zone: Zone | null, step: Step, { targets, home }: Surroundings): Zone | null {
  const at = targets.findIndex(({ key }) => key === zone?.key);
  const here = targets[at];
  if (step === 'switch') {
    const nearest = here ?? targets.find(({ isBefore }) => !isBefore) ?? targets.at(-1);
    return nearest ? { key: nearest.key, place: 'centre' } : zone;
  }
  const first = targets.findIndex(({ isBefore }) => !isBefore);
  const behindHome = first < 0 ? targets.length : first;
  const found = isVertical(step)
    ? nearestIn(step, here?.rect ?? home, targets)
    : targets[stepped(at, behindHome, step)];
  return found ? { key: found.key, place: 'centre' } : zone;
}

function stepped(at: number, behindHome: number, step: Step): number {
  if (at < 0) return step === 'next' ? behindHome : behindHome - 1;
  return step === 'next' ? at + 1 : at - 1;
}

/** Positions run from 0, before all others, to after the last; the original position is no zone. */
function stepBeside(zone: Zone | null, step: Step, { targets, home }: Surroundings): Zone | null {
  const start = targets.filter(({ isBefore }) => isBefore).length;
  const at = targets.findIndex(({ key }) => key === zone?.key);
  const zoneFor = (position: number): Zone | null => {
    if (position === start) return null;
    const isBack = position < start;
    const target = targets[isBack ? position : position - 1];
    return target ? { key: target.key, place: isBack ? 'before' : 'after' } : zone;
  };
  const besideTarget = (index: number) => zoneFor(index < start ? index : index + 1);
  if (step === 'switch') return at < 0 ? null : besideTarget(at);
  if (isVertical(step)) {
    const from = targets[at];
    const atHome = { key: '', rect: home, accepts: { centre: false, edge: true }, isBefore: false };
    const found = nearestIn(step, from?.rect ?? home, from ? [...targets, atHome] : targets);
    if (found === atHome) return null;
    return found ? besideTarget(targets.indexOf(found)) : zone;
  }
  const position = at < 0 ? start : at + (zone?.place === 'after' ? 1 : 0);
  return zoneFor(Math.max(0, Math.min(targets.length, position + (step === 'next' ? 1 : -1))));
}

function isVertical(step: Step): step is 'up' | 'down' {
  return step === 'up' || step === 'down';
}

/** Takes the target with the smallest horizontal distance in the nearest row. */
function nearestIn(step: 'up' | 'down', from: Rect, targets: readonly Target[]): Target | undefined {
  const middle = (rect: Rect) => ({ x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 });
  const here = middle(from);
  const sign = step === 'down' ? 1 : -1;
  const beyond = targets
    .map((target) => ({ target, to: middle(target.rect) }))
    .filter(({ to }) => (to.y - here.y) * sign > from.height / 4);
  const cost = ({ to }: (typeof beyond)[number]) => Math.abs(to.y - here.y) + 2 * Math.abs(to.x - here.x);
  return beyond.sort((a, b) => cost(a) - cost(b))[0]?.target;
}
