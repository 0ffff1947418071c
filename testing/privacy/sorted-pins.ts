import type { Id } from '#platform/ids/ids.ts';
import { clusterRows } from '#testing/cast-rows.ts';
import type { TestPlatform } from '#testing/platform.ts';
import type { PrivateWorld } from './world.ts';

/** Boards that are suggested to Ada, made of pins that all but Dan see: what they are called is hers alone. */
export async function hiddenCluster({ db }: TestPlatform, world: PrivateWorld): Promise<void> {
  const { ada } = world.people;
  const pins = [await ada.pin('Fern one'), await ada.pin('Fern two'), await ada.pin('Fern three')];
  for (const pin of pins) world.pins.push(pin.id);
  const ids = pins.map((pin) => pin.id);
  world.clusters.push(await clusterRows(db, ada.id, ['Undergrowth of ferns'], ids));
  world.secrets.push({ what: 'the name of a suggested board', text: 'Undergrowth of ferns', known: ['ada'] });
}

/** Ada notes something on a pin that all but Dan see, and Fay on one that stands on a board of Ada's. */
export async function markedPins({ db }: TestPlatform, { people, secrets }: PrivateWorld): Promise<void> {
  const marked = [
    { by: people.ada, who: 'ada', title: 'Loose leaf', note: 'Jotted under a pin', tag: 'Quill tag' },
    { by: people.fay, who: 'fay', title: 'Guest on a bench', note: 'Remark of a guest', tag: 'Willow tag' },
  ] as const;
  for (const { by, who, title, note, tag } of marked) {
    const [pin] = await db.rows<{ id: Id }>('select id from pins where title = $1', [title]);
    if (!pin) throw new Error(`no pin is called ${title}`);
    await by.browser.call('PinTagsResource.update', { pin_id: pin.id, note, tags: [tag] });
    for (const text of [note, tag]) secrets.push({ what: 'a private note or tag', text, known: [who] });
  }
}
