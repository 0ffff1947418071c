import type { Id } from '#platform/ids/ids.ts';
import type { Context } from '#platform/resource/context.ts';
import type { Viewer } from '#platform/resource/viewer.ts';
import type { TestBrowser } from '#testing/browser.ts';
import { boardRow } from '#testing/cast-rows.ts';
import { contextFor, nobody } from '#testing/platform.ts';
import { pinRow } from './pin-row.ts';
import type { StateName } from './things.ts';
import { STATES } from './things.ts';
import type { ViewerName } from './viewers.ts';
import { type Person, type PersonName, signUp, type World } from './world.ts';

/** Whoever asks in one cell, with what they need of their own to ask with. */
export interface Actor {
  name: ViewerName;
  /** As whom they are signed in; a bystander's for whoever is not. */
  person: Person;
  /** The context of a new request. */
  context(): Promise<Context>;
  /** A board of their own. */
  board(): Promise<Id>;
  /** A new pin of their own, on no board. */
  pin(): Promise<Id>;
}

const CAST: Partial<Record<ViewerName, PersonName>> = {
  suspended: 'ivy',
  stranger: 'chi',
  follower: 'ben',
  blocked: 'dan',
  blocking: 'eve',
  reader: 'gus',
  writer: 'fay',
  partner: 'kim',
  manager: 'max',
  employee: 'lou',
  staff: 'hal',
};

/** Who this viewer is where a thing is in that state. */
export function actorFor(world: World, name: ViewerName, state: StateName): Actor {
  const { owner } = STATES[state];
  if (name === 'visitor' || name === 'bot') return actorOf(world, name, world.people.joe, anonymous(name));
  if (name === 'limited') return actorOf(world, name, world.people[owner], remembering(world.limited[owner]));
  const person = world.people[name === 'owner' ? owner : (CAST[name] ?? owner)];
  return actorOf(world, name, person, remembering(person.browser));

  function anonymous(kind: 'visitor' | 'bot'): () => Promise<Context> {
    const viewer: Viewer = { ...nobody(), kind: kind === 'bot' ? 'bot' : 'anonymous', id: undefined };
    return () => contextFor(world.platform, viewer);
  }
}

/** Asks only once whom the browser is taken for. */
function remembering(browser: TestBrowser): () => Promise<Context> {
  let viewer: Promise<Viewer> | undefined;
  return async () => {
    viewer ??= browser.viewer();
    return browser.context(await viewer);
  };
}

function actorOf(world: World, name: ViewerName, person: Person, context: () => Promise<Context>): Actor {
  const { db } = world.platform;
  return {
    name,
    person,
    context,
    board: () => boardRow(db, person.id, { name: 'An own board' }),
    pin: () => pinRow(db, { pinnerId: person.id, signature: person.picture }),
  };
}

/** The same kind of viewer as somebody whose session and password nobody else needs. */
export async function newcomerLike(world: World, actor: Actor): Promise<Actor> {
  if (['visitor', 'bot', 'suspended'].includes(actor.name)) return actor;
  const person = await signUp(world.platform, `new_${actor.name}_${world.nextNumber()}`);
  if (actor.name !== 'limited') return { ...actor, person, context: person.browser.context };
  const limited = await world.limitedLogin(person.username);
  return { ...actor, person, context: limited.context };
}
