import { homeOf, type Id } from '#platform/ids/ids.ts';
import { SAVE, SEE } from './pin-table.ts';
import type { Row } from './table.ts';
import { signedIn } from './table.ts';
import type { Thing } from './things.ts';
import type { Answers } from './viewers.ts';

const INSERT = `insert into pin_tries (home, id, pin_id, user_id, note)
  values ($1::smallint, new_id($1::smallint), $2, $3, 'Words')
  on conflict (home, pin_id, user_id) where removed_at is null do update set note = 'Words' returning id`;

/** What somebody whom everybody sees says of the pin. */
async function tryOf({ world: { platform, people }, pin }: Thing): Promise<Id> {
  const [row] = await platform.db.rows<{ id: Id }>(INSERT, [homeOf(pin), pin, people.joe.id]);
  if (!row) throw new Error('no try was inserted');
  return row.id;
}

const ofPin = ({ pin }: Thing) => ({ pin_id: pin });
const ofTry = async (thing: Thing) => ({ user_did_it_data_id: await tryOf(thing) });

const ANY = signedIn({ others: 200 });

/** Taking back one's own mark tells nothing of the try. */
const UNMARK: Row['on'] = answering(SEE, (_, state) =>
  state.endsWith('suspended owner') ? { ...ANY, owner: 401 } : ANY,
);

/** Whoever sees it learns that it is not theirs; the others that there is none. */
const REFUSED: Row['on'] = answering(
  SAVE,
  (answers) =>
    Object.fromEntries(
      Object.entries(answers).map(([who, status]) => [who, status === 200 ? 403 : status]),
    ) as unknown as Answers,
);

function answering(on: Row['on'], make: (answers: Answers, state: string) => Answers): Row['on'] {
  return Object.fromEntries(
    Object.entries(on).map(([state, answers]: [string, Answers]) => [state, make(answers, state)]),
  );
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
];
