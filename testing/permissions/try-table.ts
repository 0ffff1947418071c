import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { Actor } from './actors.ts';
import { SAVE, SEE, UNMARK } from './pin-table.ts';
import type { Row } from './table.ts';
import { OF_SUSPENDED, onAnyPin, signedIn } from './table.ts';
import type { Thing } from './things.ts';
import type { Answers } from './viewers.ts';
import type { World } from './world.ts';

const INSERT = `
  with said as (
    insert into pin_tries (home, id, pin_id, user_id, note)
    values ($1::smallint, new_id($1::smallint), $2, $3, 'Words')
    on conflict (home, pin_id, user_id) where removed_at is null do update set note = 'Words'
    returning id, xmax = 0 as is_new
  ), counted as (update pins set try_count = try_count + 1 from said where is_new and home = $1 and pins.id = $2)
  select id from said`;

/** What somebody whom everybody sees says of the pin. */
export function tryOf({ world, pin }: Thing): Promise<Id> {
  return tryRow(world, pin, world.people.joe.id);
}

async function tryRow({ platform }: World, pin: Id, author: Id): Promise<Id> {
  const [row] = await platform.db.rows<{ id: Id }>(INSERT, [homeOf(pin), pin, author]);
  if (!row) throw new Error('no try was inserted');
  return row.id;
}

const ofPin = ({ pin }: Thing) => ({ pin_id: pin });
const ofTry = async (thing: Thing) => ({ user_did_it_data_id: await tryOf(thing) });

/** What the viewer says of the pin. */
const ofOwnTry = async ({ world, pin }: Thing, { person }: Actor) => ({
  user_did_it_data_id: await tryRow(world, pin, person.id),
});

/** What the owner says of a pin of somebody whom everybody sees. */
const byOwner = async ({ world, owner }: Thing) => ({
  user_did_it_data_id: await tryRow(world, world.openPin, owner.id),
});

/** Whoever sees it learns that it is not theirs; the others that there is none. */
const CHANGE_BY_OWNER: Row['on'] = {
  person: signedIn({ owner: 200, blocks: 404, others: 403 }),
  'private person': signedIn({ owner: 200, follower: 403, others: 404 }),
  'suspended person': OF_SUSPENDED,
};

/** The same of what another says of a pin, wherever it is. */
const REFUSED = Object.fromEntries(
  Object.entries(SAVE).map(([state, answers]: [string, Answers]) => [state, refusing(answers)]),
);

function refusing(answers: Answers): Answers {
  const refused = Object.entries(answers).map(([who, status]) => [who, status === 200 ? 403 : status]);
  return Object.fromEntries(refused);
}

/** What people say who tried a pin is there with the pin. */
export const tryTable: Row[] = [
  { resource: 'DidItActivityFeedResource.get', options: ofPin, on: SEE },
  { resource: 'DidItActivityLikeResource.create', options: ofTry, on: SAVE },
  { resource: 'DidItActivityLikeResource.delete', options: ofTry, on: UNMARK },
  {
    resource: 'DidItActivityResource.update',
    options: async (thing) => ({ ...(await ofTry(thing)), details: 'Other words' }),
    on: REFUSED,
  },
  { resource: 'DidItActivityResource.delete', tries: 'of another', options: ofTry, on: REFUSED },
  {
    resource: 'DidItActivityResource.update',
    tries: 'an own one',
    options: async (thing, actor) => ({ ...(await ofOwnTry(thing, actor)), details: 'Other words' }),
    on: SAVE,
  },
  {
    resource: 'DidItActivityResource.delete',
    tries: 'an own one',
    options: ofOwnTry,
    on: onAnyPin(signedIn({ others: 200 })),
  },
  {
    resource: 'DidItActivityLikeResource.create',
    tries: 'of the owner',
    options: byOwner,
    on: {
      person: signedIn({ others: 200, blocks: 404 }),
      'private person': signedIn({ owner: 200, follower: 200, others: 404 }),
      'suspended person': OF_SUSPENDED,
    },
  },
  {
    resource: 'DidItActivityResource.update',
    tries: 'of the owner',
    options: async (thing) => ({ ...(await byOwner(thing)), details: 'Other words' }),
    on: CHANGE_BY_OWNER,
  },
  { resource: 'DidItActivityResource.delete', tries: 'of the owner', options: byOwner, on: CHANGE_BY_OWNER },
];
