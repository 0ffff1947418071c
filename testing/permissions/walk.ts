import { dispatch } from '#api/resource/dispatch.ts';
import type { Registry } from '#api/resource/registry.ts';
import { statusOf } from '#api/resource/statuses.ts';
import { Refusal } from '#platform/resource/refusal.ts';
import { type AnyResource, isRead } from '#platform/resource/resource.ts';
import { type Actor, actorFor, newcomerLike } from './actors.ts';
import { type Row, viewersOf } from './table.ts';
import { makeThing, STATES, type StateName, type Thing } from './things.ts';
import { type Answers, statusFor, type ViewerName } from './viewers.ts';
import type { World } from './world.ts';

export interface Walk {
  world: World;
  registry: Registry;
  fingerprint: (except?: string) => Promise<string>;
}

/**
 * Asks everybody's question of one row. Answers the cells that came out otherwise than the row says: a wrong status, or
 * a write that was refused, or is idle, and changed something.
 */
export async function walkRow(walk: Walk, row: Row): Promise<string[]> {
  const resource = walk.registry.find(row.resource);
  if (!resource) return [`no resource is named ${row.resource}`];
  const wrong: string[] = [];
  const actors: Actors = new Map();
  for (const [state, answers] of Object.entries(row.on) as [StateName, Answers][]) {
    const refused = viewersOf(row).filter(
      (viewer) => !isRead(resource) && statusFor(answers, viewer) !== 200,
    );
    const allowed = viewersOf(row).filter((viewer) => !refused.includes(viewer));
    const found = [
      ...(await askRefused(walk, { row, resource, state, answers, actors }, refused)),
      ...(await askAllowed(walk, { row, resource, state, answers, actors }, allowed)),
    ];
    wrong.push(...found.map((what) => `${state}: ${what}`));
  }
  return wrong;
}

/** Who has asked in this row, by what they are and whose thing they asked for: each is signed in once. */
export type Actors = Map<string, Actor>;

export function knownActor(
  world: World,
  actors: Actors,
  { viewer, state }: { viewer: ViewerName; state: StateName },
): Actor {
  const key = `${viewer} of ${STATES[state].owner}`;
  const known = actors.get(key) ?? actorFor(world, viewer, state);
  actors.set(key, known);
  return known;
}

interface Question {
  actors: Actors;
  row: Row;
  resource: AnyResource;
  state: StateName;
  answers: Answers;
}

/** One thing is enough for all who are refused or change nothing, as nothing may happen to it. */
async function askRefused(walk: Walk, question: Question, viewers: readonly ViewerName[]): Promise<string[]> {
  if (viewers.length === 0) return [];
  const { world } = walk;
  const thing = await makeThing(world, question.state);
  const asked = [];
  for (const viewer of viewers) asked.push(await prepare(walk, question, viewer, thing));
  const before = await walk.fingerprint();
  const wrong = [];
  for (const one of asked) wrong.push(...(await ask(walk, question, one)));
  const after = await walk.fingerprint();
  if (after !== before) wrong.push(`something was changed for ${viewers.join(', ')}: ${after}`);
  return wrong;
}

/** Whoever may write gets a thing of their own, so that no cell finds what another one left. */
async function askAllowed(walk: Walk, question: Question, viewers: readonly ViewerName[]): Promise<string[]> {
  const wrong = [];
  let thing: Thing | undefined;
  for (const viewer of viewers) {
    if (!thing || !isRead(question.resource)) thing = await makeThing(walk.world, question.state);
    wrong.push(...(await ask(walk, question, await prepare(walk, question, viewer, thing))));
  }
  return wrong;
}

interface Asked {
  actor: Actor;
  options: object;
}

async function prepare(
  walk: Walk,
  { row, state, actors }: Question,
  viewer: ViewerName,
  thing: Thing,
): Promise<Asked> {
  const known = knownActor(walk.world, actors, { viewer, state });
  const actor = row.byNewcomers ? await newcomerLike(walk.world, known) : known;
  return { actor, options: await row.options(thing, actor) };
}

async function ask({ world }: Walk, question: Question, { actor, options }: Asked): Promise<string[]> {
  const answer = statusFor(question.answers, actor.name);
  const expected = answer === 'idle' ? 200 : answer;
  if (question.row.isThrottled) await world.platform.db.write('delete from throttles');
  const { status, body } = await answerTo(question.resource, actor, options);
  const leaks = mailsIn(body, actor, options).map((mail) => `${actor.name} reads the address ${mail}`);
  return status === String(expected)
    ? leaks
    : [...leaks, `${actor.name} gets ${status} instead of ${expected}`];
}

/** The status of an answer, and what it says. */
export async function answerTo(resource: AnyResource, actor: Actor, options: object) {
  try {
    return { status: '200', body: await dispatch(resource, await actor.context(), options) };
  } catch (error) {
    if (!(error instanceof Refusal)) {
      return { status: `a fault (${error instanceof Error ? error.stack : error})`, body: null };
    }
    const { reason, message, detail } = error;
    return { status: String(statusOf(error)), body: [reason, message, detail] };
  }
}

/** The mail addresses in an answer that are neither the asker's own nor in what they asked. */
function mailsIn(body: unknown, { name, person }: Actor, options: object): string[] {
  const own = ['visitor', 'bot'].includes(name) ? '' : `${person.username}@`;
  const asked = JSON.stringify(options);
  const found = JSON.stringify(body ?? null).match(/[\w.+-]+@[\w-]+\.[\w.-]+/g) ?? [];
  return found.filter((mail) => !asked.includes(mail) && !(own && mail.startsWith(own)));
}
