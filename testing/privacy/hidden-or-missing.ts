import type { Registry } from '#api/resource/registry.ts';
import { homeOf, type Id } from '#platform/ids/ids.ts';
import { type AnyResource, isRead } from '#platform/resource/resource.ts';
import type { Actor } from '#testing/permissions/actors.ts';
import { type Row, viewersOf } from '#testing/permissions/table.ts';
import { makeThing, type StateName, type Thing } from '#testing/permissions/things.ts';
import { type Answers, type Status, statusFor, type ViewerName } from '#testing/permissions/viewers.ts';
import { type Actors, answerTo, knownActor } from '#testing/permissions/walk.ts';
import type { World } from '#testing/permissions/world.ts';
import { recordingQueries } from './recording-queries.ts';

/** Who may learn nothing: somebody unknown, somebody without any tie to the owner, and somebody blocked. */
export const ASKERS = ['visitor', 'stranger', 'blocked'] as const satisfies readonly ViewerName[];
export type Asker = (typeof ASKERS)[number];

/** States in which the thing itself is seen, so that only something about it is hidden. */
export const SEEN: readonly StateName[] = [
  'public',
  'archived',
  'deleted section',
  'on no board',
  'on a group board',
];

/** States whose owner nobody finds. */
export const isOwnerAway = (state: StateName) => /suspended|deactivated/.test(state);

/** Nothing is found, or nothing is done, whether the thing is there or not. */
const REVEALS_NOTHING: readonly Status[] = [404, 'idle'];

/** Asks a row for what is hidden from each asker, and for what never was. Answers where the two differ. */
export async function differencesOf(world: World, registry: Registry, row: Row): Promise<string[]> {
  const resource = registry.find(row.resource);
  if (!resource) return [`no resource is named ${row.resource}`];
  const found: string[] = [];
  const actors: Actors = new Map();
  for (const [state, answers] of Object.entries(row.on) as [StateName, Answers][]) {
    const askers = ASKERS.filter((name) => viewersOf(row).includes(name)).filter((name) =>
      REVEALS_NOTHING.includes(statusFor(answers, name)),
    );
    if (askers.length === 0) continue;
    // One is enough for all of them, as nothing may happen to it.
    const thing = await makeThing(world, state);
    for (const viewer of askers) {
      const actor = knownActor(world, actors, { viewer, state });
      found.push(...(await differences(world, { row, resource, state, thing, actor })));
    }
  }
  return found;
}

interface Question {
  row: Row;
  resource: AnyResource;
  state: StateName;
  thing: Thing;
  actor: Actor;
}

async function differences(
  world: World,
  { row, resource, state, thing, actor }: Question,
): Promise<string[]> {
  const viewer = actor.name;
  const own = new Set<string>([world.openPin, actor.person.id]);
  const noting: Actor = {
    ...actor,
    board: async () => noted(own, await actor.board()),
    pin: async () => noted(own, await actor.pin()),
  };
  const options = await row.options(thing, noting);
  const isHiddenOwner = isOwnerAway(state) || viewer === 'blocked';
  for (const { id } of Object.values(world.people)) {
    if (!isHiddenOwner || id !== thing.owner.id) own.add(id);
  }
  if (SEEN.includes(state) && viewer !== 'blocked') {
    for (const id of [thing.board, thing.pin]) own.add(id);
  }
  const missing = await withoutThings(world, options, { thing, own, isHiddenOwner });
  if (JSON.stringify(missing) === JSON.stringify(options)) return [];
  const hidden = await asked(world, resource, actor, options);
  const never = await asked(world, resource, actor, missing);
  if (hidden === never) return [];
  return [
    `${state}, ${viewer}: ${JSON.stringify(options)}\nhidden:\n${hidden}\nmissing ${JSON.stringify(missing)}:\n${never}`,
  ];
}

function noted<T extends string>(own: Set<string>, id: T): T {
  own.add(id);
  return id;
}

interface Hiding {
  thing: Thing;
  own: ReadonlySet<string>;
  isHiddenOwner: boolean;
}

/** Whole words only, as the signature of a picture may begin or end with as many digits. */
const ID = /\b\d{15,19}\b/g;

/** The same options, naming what never was. A code or token is a secret itself: whoever has one knows what it is of. */
async function withoutThings(world: World, options: object, hiding: Hiding): Promise<object> {
  let text = JSON.stringify(options);
  if ('token' in options || 'code' in options) return options;
  for (const id of new Set(text.match(ID) ?? [])) {
    if (!hiding.own.has(id)) text = text.replaceAll(id, await unusedId(world, id as Id));
  }
  const parsed = JSON.parse(text);
  if (hiding.isHiddenOwner && parsed.username) parsed.username = 'nobody_ever';
  if (parsed.slug) parsed.slug = 'never-was';
  if (parsed.board_slug && !ON_SEEN(hiding)) parsed.board_slug = 'never-was';
  if (parsed.section_slug) parsed.section_slug = 'never-was';
  return parsed;
}

const ON_SEEN = ({ thing, own }: Hiding) => own.has(thing.board);

export async function unusedId({ platform }: World, like: Id): Promise<Id> {
  const [row] = await platform.db.rows<{ id: Id }>('select new_id($1::smallint) as id', [homeOf(like)]);
  return row?.id ?? like;
}

/**
 * What it comes to: the answers and the statements, the same in whatever order they were sent. Who follows few people
 * has read them with the session; a read is asked also as somebody who follows many.
 */
async function asked(world: World, resource: AnyResource, actor: Actor, options: object): Promise<string> {
  const context = await actor.context();
  const { viewer } = context;
  const first = await askedBy(world, resource, { ...actor, context: async () => context }, options);
  if (!isRead(resource) || viewer.kind === 'anonymous' || viewer.kind === 'bot') return first;
  const following = async () => ({ ...context, viewer: { ...viewer, circle: null } });
  return `${first}\n${await askedBy(world, resource, { ...actor, context: following }, options)}`;
}

async function askedBy(
  { platform }: World,
  resource: AnyResource,
  actor: Actor,
  options: object,
): Promise<string> {
  await platform.db.write('delete from throttles');
  const context = await actor.context();
  const { db, texts, settled } = recordingQueries(platform.db);
  const found = isRead(resource) ? new Map() : undefined;
  const asking = { ...actor, context: async () => ({ ...context, db, found }) };
  const { status, body } = await answerTo(resource, asking, options);
  await settled();
  // What was asked for by id may be named in the answer.
  const said = JSON.stringify(body).replaceAll(ID, 'an id');
  return [status, said, ...texts.sort()].join('\n');
}
