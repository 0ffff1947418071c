import { homeOf, type Id } from '#platform/ids/ids.ts';
import type { Actor } from './actors.ts';
import { EDIT } from './pin-table.ts';
import { onAnyPin, type Row, signedIn } from './table.ts';
import type { Thing } from './things.ts';

const ALL: Row['on'] = { person: signedIn({ others: 200 }) };
const OF_OWNER: Row['on'] = { person: signedIn({ owner: 200, others: 404 }) };

const OWN = signedIn({ owner: 200, others: 404 });
const OF_WRITER = signedIn({ writer: 200, others: 404 });

/** A pin's note and tags are there for its pinner only. */
const MARKS: Row['on'] = {
  ...onAnyPin(OWN),
  'deleted board': signedIn({ others: 404 }),
  'deleted pin': signedIn({ others: 404 }),
  'of a suspended owner': signedIn({ owner: 401, others: 404 }),
  'on a group board': OF_WRITER,
  'on a secret group board': OF_WRITER,
  'on a group board of a private owner': OF_WRITER,
  'on a group board of a suspended owner': signedIn({ writer: 200, owner: 401, others: 404 }),
};

async function tagOf({ world }: Thing, personId: Id, name: string, isDeleted = false): Promise<Id> {
  const [row] = await world.platform.db.rows<{ id: Id }>(
    `insert into tags (home, id, user_id, name, key, deleted_at)
      select $1::smallint, new_id($1::smallint), $2::bigint, n, n, case when $4 then now() end
      from (select $3 || ' ' || gen_random_uuid() as n) as named returning id`,
    [homeOf(personId), personId, name, isDeleted],
  );
  if (!row) throw new Error('no tag was inserted');
  return row.id;
}

const ofPin = ({ pin }: Thing) => ({ pin_id: pin });
const ofTag = async (thing: Thing) => ({ tag_id: await tagOf(thing, thing.owner.id, 'oak') });

/** Notes and tags: seen and changed by those whose they are. */
export const tagTable: Row[] = [
  { resource: 'PinTagsResource.get', options: ofPin, on: MARKS },
  {
    resource: 'PinTagsResource.update',
    options: ({ pin }) => ({ pin_id: pin, note: 'Measure twice', tags: ['oak'] }),
    on: EDIT,
  },
  {
    resource: 'TaggedPinsResource.create',
    options: ({ pin }) => ({ pin_ids: [pin], tags: ['oak', 'ash'] }),
    on: EDIT,
  },
  {
    resource: 'TaggedPinsResource.delete',
    options: async (thing, { person }) => {
      const tag_id = await tagOf(thing, person.id, 'elm');
      await thing.world.platform.db.write(
        `insert into pin_tags (home, tag_id, pin_id)
          select home, $2, id from pins where home = $1 and id = $3 and pinner_id = $4`,
        [homeOf(person.id), tag_id, thing.pin, person.id],
      );
      return { added: [{ pin_ids: [thing.pin], tag_id }] };
    },
    on: MARKS,
  },
  {
    resource: 'NotedPinsResource.create',
    options: ({ pin }) => ({ pin_ids: [pin], note: 'Measure twice' }),
    on: EDIT,
  },
  {
    resource: 'NotedPinsResource.delete',
    options: async (thing, { person }) => {
      await thing.world.platform.db.write(
        `insert into pin_notes (home, pin_id, user_id, text)
          select home, id, pinner_id, 'Cut once' from pins where home = $1 and id = $2 and pinner_id = $3
          on conflict (home, pin_id) do update set text = excluded.text`,
        [homeOf(person.id), thing.pin, person.id],
      );
      return { pin_ids: [thing.pin], note: 'Cut once' };
    },
    on: MARKS,
  },
  { resource: 'TagsResource.get', options: () => ({}), on: ALL },
  {
    resource: 'TagResource.update',
    tries: 'another name',
    options: async (thing) => ({ ...(await ofTag(thing)), name: `Elm ${crypto.randomUUID()}` }),
    on: OF_OWNER,
  },
  {
    resource: 'TagResource.update',
    tries: 'to merge them',
    options: async (thing: Thing, actor: Actor) => {
      return { ...(await ofTag(thing)), into_id: await tagOf(thing, actor.person.id, 'ash') };
    },
    on: OF_OWNER,
  },
  { resource: 'TagResource.delete', options: ofTag, on: OF_OWNER },
  {
    resource: 'TagRestoreResource.create',
    options: async (thing) => ({ tag_id: await tagOf(thing, thing.owner.id, 'elm', true) }),
    on: OF_OWNER,
  },
];
