import type { Privacy } from '#features/library/pins/pin.ts';
import { removePin } from '#features/library/saves/remove-pin.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import { boardRow, collaboratorRows, sectionRow, uploadRow } from '#testing/cast-rows.ts';
import { pinRow } from './pin-row.ts';
import type { OwnerName, PersonName, World } from './world.ts';

interface Recipe {
  owner: OwnerName;
  /** Null: a pin on no board; left out: only the person. */
  board?: Privacy | null;
  /** Of a pin on no board. */
  privacy?: Privacy;
  pinner?: PersonName;
  afterwards?: (world: World, thing: Thing) => Promise<unknown>;
}

/** What a cell asks for. */
export interface Thing {
  world: World;
  owner: { id: Id; username: string };
  board: Id;
  section: Id;
  pin: Id;
  /** The picture of the pin, and its pinner's upload of it. */
  signature: string;
  upload: Id;
  privacy: Privacy;
}

const deleteAs =
  (resource: 'BoardResource.delete' | 'PinResource.delete') => (world: World, thing: Thing) => {
    const { browser } = world.people.ada;
    if (resource === 'BoardResource.delete') return browser.call(resource, { board_id: thing.board });
    return browser.call(resource, { id: thing.pin });
  };

/** Every state that a thing may be in when somebody asks for it. */
export const STATES = {
  person: { owner: 'ada' },
  'private person': { owner: 'pia' },
  'suspended person': { owner: 'sue' },
  'deactivated person': { owner: 'lea' },
  public: { owner: 'ada', board: 'public' },
  protected: { owner: 'ada', board: 'protected' },
  secret: { owner: 'ada', board: 'secret' },
  archived: { owner: 'ada', board: 'public', afterwards: archive },
  'temporarily disabled': { owner: 'ada', board: 'public', afterwards: disable },
  'deleted board': { owner: 'ada', board: 'public', afterwards: deleteAs('BoardResource.delete') },
  'of a private owner': { owner: 'pia', board: 'public' },
  'of a suspended owner': { owner: 'sue', board: 'public' },
  'of a deactivated owner': { owner: 'lea', board: 'public' },
  'deleted section': { owner: 'ada', board: 'public', afterwards: deleteSection },
  'deleted pin': { owner: 'ada', board: 'public', afterwards: deleteAs('PinResource.delete') },
  'taken down': { owner: 'ada', board: 'public', afterwards: takeDown },
  'on no board': { owner: 'ada', board: null },
  'on no board, from a secret one': { owner: 'ada', board: null, privacy: 'secret' },
  'on a group board': { owner: 'ada', board: 'public', pinner: 'fay' },
  'on a secret group board': { owner: 'ada', board: 'secret', pinner: 'fay' },
  'on a disabled group board': { owner: 'ada', board: 'public', pinner: 'fay', afterwards: disable },
  'on a group board of a private owner': { owner: 'pia', board: 'public', pinner: 'fay' },
  'on a group board of a suspended owner': { owner: 'sue', board: 'public', pinner: 'fay' },
  'on a group board of a deactivated owner': { owner: 'lea', board: 'public', pinner: 'fay' },
} as const satisfies Record<string, Recipe>;

export type StateName = keyof typeof STATES;

/** Makes a thing in that state that nothing else knows of; Fay edits its board, Gus only saves to it. */
export async function makeThing(world: World, state: StateName): Promise<Thing> {
  const recipe: Recipe = STATES[state];
  const owner = world.people[recipe.owner];
  const none = { board: world.openPin, section: world.openPin, pin: world.openPin };
  const empty = { world, owner, ...none, signature: owner.picture, upload: world.openPin };
  if (recipe.board === undefined) return { ...empty, privacy: 'public' };
  const thing = await makePin(world, recipe, {
    ...empty,
    privacy: recipe.board ?? recipe.privacy ?? 'public',
  });
  await recipe.afterwards?.(world, thing);
  return thing;
}

async function makePin(world: World, recipe: Recipe, thing: Thing): Promise<Thing> {
  const { db } = world.platform;
  const { people } = world;
  const pinner = people[recipe.pinner ?? recipe.owner];
  const { signature, uploadId: upload } = await uploadRow(db, pinner.id);
  const { privacy } = thing;
  const onBoard = recipe.board ? await makeBoard(world, thing) : null;
  const place = onBoard && { id: onBoard.board, section: onBoard.section };
  const pin = await pinRow(db, { pinnerId: pinner.id, signature, privacy, ...(place && { board: place }) });
  return { ...thing, ...onBoard, pin, signature, upload };
}

async function makeBoard({ platform, people, nextNumber }: World, { owner, privacy }: Thing) {
  const { db } = platform;
  const board = await boardRow(db, owner.id, { name: `Board ${nextNumber()}`, privacy });
  await collaboratorRows(db, board, people.fay.id, ['write']);
  await collaboratorRows(db, board, people.gus.id, []);
  return { board, section: await sectionRow(db, board, 'A section') };
}

async function archive({ platform }: World, { owner, board }: Thing): Promise<void> {
  const { db } = platform;
  await db.write('update board_memberships set archived_at = now() where user_id = $1 and board_id = $2', [
    owner.id,
    board,
  ]);
  await db.write('update users set archived_board_count = archived_board_count + 1 where id = $1', [
    owner.id,
  ]);
}

async function disable({ platform }: World, { board }: Thing): Promise<void> {
  await platform.db.write('update boards set is_temporarily_disabled = true where id = $1', [board]);
}

/** As staff does who decides about a report. */
function takeDown({ platform, people }: World, { pin }: Thing): Promise<unknown> {
  const by = { staffId: people.hal.id, at: platform.clock.now() };
  return platform.db.transaction((tx) => removePin(platform, tx, pin, by));
}

function deleteSection({ people }: World, { section }: Thing): Promise<unknown> {
  return people.ada.browser.call('BoardSectionEditResource.delete', { section_id: section });
}
