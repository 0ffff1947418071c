import { EVENT_TYPES, type Measured, VIEW_TYPES } from '#features/measure/events/event.ts';
import { logMeasured } from '#features/measure/events/measured.service.ts';
import type { Platform } from '#platform/resource/context.ts';
import { chances } from './chances.ts';
import { sampleMail } from './print-sign-ins.ts';
import { SAMPLE_PEOPLE } from './words/people.ts';
import { areViewsMeasured, listOpenPins, listPeopleByMail, type OpenPin } from './world.store.ts';

const DAYS = 65;
const DAY_MS = 86_400_000;
/** Whom the others look at. */
const SEEN = ['ada', 'ben', 'chi', 'fatou', 'studio', 'breadandsalt', 'nordwool'];
/** Of each of them, most people see the same few pins. */
const POPULAR = 6;

/** What people looked at during the last weeks, so that analytics have something to show. */
export async function seePins(platform: Platform, stopping: AbortSignal): Promise<void> {
  const { db, clock } = platform;
  if (await areViewsMeasured(db)) return;
  const people = await listPeopleByMail(db, SAMPLE_PEOPLE.map(sampleMail));
  const seen = people.filter(({ username }) => SEEN.includes(username));
  const pins = Map.groupBy(await listOpenPins(db, seen), ({ ownerId }) => ownerId);
  const chance = chances();
  const now = clock.now().getTime();
  for (let day = DAYS; day > 0; day -= 1) {
    stopping.throwIfAborted();
    // Towards today more people come, and fewer on some days of the week.
    const share = (0.95 - day / 200) * (day % 7 < 2 ? 0.6 : 1);
    for (const viewer of [...people, null]) {
      const looks = [...pins].filter(([ownerId]) => ownerId !== viewer?.id && chance() < share);
      const at = new Date(now - day * DAY_MS + chance() * DAY_MS * 0.9);
      await logMeasured(
        db,
        viewer?.id ?? null,
        looks.flatMap(([, own]) => lookAt(own, chance)),
        at,
      );
    }
  }
}

function lookAt(own: readonly OpenPin[], chance: () => number): Measured[] {
  const choose = (among: number) => own[Math.floor(chance() * Math.min(among, own.length))];
  const chosen = [choose(POPULAR), choose(POPULAR), choose(own.length)].filter((pin) => pin !== undefined);
  return [...new Set(chosen)].flatMap((pin) => {
    const of = { viewType: VIEW_TYPES.pin, thingId: pin.id, ownerId: pin.ownerId, boardId: pin.boardId };
    const spend = (most: number) => Math.round(1000 + chance() * most);
    const looks: Measured[] = [
      {
        ...{ ...of, eventType: EVENT_TYPES.timeSpent, component: 'pin_card' },
        facts: { ms: spend(5000), impressions: 1 + Math.floor(chance() * 3) },
      },
    ];
    if (chance() > 0.3) return looks;
    const facts = { ms: spend(40_000), closeups: 1 };
    looks.push({ ...of, eventType: EVENT_TYPES.timeSpent, component: 'closeup', facts });
    const next = { ...of, component: 'closeup', facts: {} };
    if (chance() < 0.3) looks.push({ ...next, eventType: EVENT_TYPES.outboundClick });
    if (chance() < 0.2) looks.push({ ...next, eventType: EVENT_TYPES.save });
    return looks;
  });
}
