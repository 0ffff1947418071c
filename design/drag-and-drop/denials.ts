import { elementOf, itemOf } from './drag-items.ts';
import type { DragRules } from './drag-session.ts';
import { type DragItem, HOVER_MS, isSameZone, type Zone } from './drag-state.ts';

/** Says and shows why an item cannot go where it is held. */
export function watchDenials(root: HTMLElement, rules: DragRules, item: DragItem) {
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
