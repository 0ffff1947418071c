import { bringIntoSight, elementOf, itemAt, itemOf, markDrag, rectOf, targetsFor } from './drag-items.ts';
import {
  type DragEvent,
  type DragItem,
  type DragState,
  HOVER_MS,
  IDLE,
  isHeld,
  isSameZone,
  nextDrag,
  type Place,
  type Zone,
  zoneOf,
} from './drag-state.ts';
import { type Step, zoneAfter } from './drag-steps.ts';
import { type Accepts, type Point, placeWithin, targetAt } from './zones.ts';

export interface DragTexts {
  lifted: (item: DragItem) => string;
  over: (item: DragItem, over: DragItem, place: Place) => string;
  /** It is over nothing again. */
  home: (item: DragItem) => string;
  dropped: (item: DragItem) => string;
  cancelled: (item: DragItem) => string;
}

export interface DragRules {
  accepts: (item: DragItem, over: DragItem) => Accepts;
  onDrop: (item: DragItem, over: DragItem, place: Place) => void;
  /** Why it cannot go there, whether or not a drop there is accepted, and explained; undefined if it can. */
  denies?: (item: DragItem, over: DragItem, place: Place) => string | undefined;
  /** How many items move, including this one. */
  countOf?: (item: DragItem) => number;
  texts: DragTexts;
  say: (texts: string) => void;
}

const ANYWHERE: Accepts = { centre: true, edge: true };

export function openSession(root: HTMLElement, rules: DragRules, element: HTMLElement, item: DragItem) {
  let state: DragState = nextDrag(IDLE, { name: 'lift', item });
  const targets = () => targetsFor(root, item, rules.accepts);
  const itemOf = (key: string) => targets().find((target) => target.key === key)?.item;
  const denials = watchDenials(root, rules, item);
  markDrag(root, item.key, null);
  rules.say(rules.texts.lifted(item));

  const isRightToLeft = getComputedStyle(root).direction === 'rtl';
  const zoneAt = (point: Point): Zone | null => {
    const target = targetAt(targets(), point);
    const place = target && placeWithin(target, point, isRightToLeft);
    return target && place ? { key: target.key, place } : null;
  };
  const deniedAt = (point: Point): Zone | null => {
    const under = itemAt(point);
    const key = under && root.contains(under) ? under.dataset.dragKey : item.key;
    if (!under || !key || key === item.key) return null;
    const place = placeWithin({ rect: rectOf(under), accepts: ANYWHERE }, point, isRightToLeft);
    return place && { key, place };
  };
  const apply = (event: DragEvent) => {
    const before = zoneOf(state);
    state = nextDrag(state, event);
    const zone = zoneOf(state);
    if (!isHeld(state)) {
      denials.clear();
      return markDrag(root, null, null);
    }
    markDrag(root, item.key, zone);
    if (isSameZone(before, zone)) return;
    const over = zone && itemOf(zone.key);
    rules.say(zone && over ? rules.texts.over(item, over, zone.place) : rules.texts.home(item));
  };

  return {
    isOpen: () => isHeld(state),
    hover(point: Point, at: number) {
      apply({ name: 'hover', zone: zoneAt(point), at });
      apply({ name: 'wait', at });
      denials.look(deniedAt(point), at);
    },
    choose(point: Point) {
      apply({ name: 'choose', zone: zoneAt(point) });
    },
    step(step: Step) {
      const home = rectOf(elementOf(root, item.key) ?? element);
      const zone = zoneAfter(zoneOf(state), step, { targets: targets(), home });
      apply({ name: 'choose', zone });
      denials.look(zone, performance.now(), 0);
      bringIntoSight(root, zone?.key ?? item.key);
    },
    drop(at: number) {
      const dropped = nextDrag(state, { name: 'drop', at });
      const over = dropped.name === 'dropped' ? itemOf(dropped.zone.key) : undefined;
      apply({ name: 'drop', at });
      rules.say(over ? rules.texts.dropped(item) : rules.texts.cancelled(item));
      if (dropped.name === 'dropped' && over) rules.onDrop(item, over, dropped.zone.place);
    },
    cancel() {
      if (!isHeld(state)) return;
      apply({ name: 'cancel' });
      rules.say(rules.texts.cancelled(item));
    },
  };
}

/** Within this time, ms, so that no link under the pointer opens. */
export function swallowClick(within: number): void {
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), within);
}

/** Says and shows why an item cannot go where it is held. */
function watchDenials(root: HTMLElement, rules: DragRules, item: DragItem) {
  let held: { zone: Zone; since: number } | null = null;
  const clear = () => {
    for (const element of root.querySelectorAll<HTMLElement>('[data-denied]')) delete element.dataset.denied;
  };
  return {
    /** After a `rest` there, ms, so that nothing flashes on the way elsewhere. */
    look(zone: Zone | null, at: number, rest: number = HOVER_MS.edge) {
      const element = zone && elementOf(root, zone.key);
      const reason = zone && element && rules.denies?.(item, itemOf(element), zone.place);
      if (!reason) {
        if (held) clear();
        held = null;
        return;
      }
      if (!held || !isSameZone(held.zone, zone)) {
        clear();
        held = { zone, since: at };
      }
      if (element.dataset.denied !== undefined || at - held.since < rest) return;
      element.dataset.denied = reason;
      rules.say(reason);
    },
    clear,
  };
}
