import { dispatch } from '#api/resource/dispatch.ts';
import { createProductRegistry } from '#app/resources.ts';
import { signedUp } from '#features/core/identity/testing-sign-up.ts';
import type { PinAnswer } from '#features/library/pins/wire/pin-answer.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Call, OptionsOf } from '#platform/resource/call.ts';
import type { Context } from '#platform/resource/context.ts';
import type { PersonViewer, Viewer } from '#platform/resource/viewer.ts';
import { blockRows, boardRow, collaboratorRows, followRows, sectionRow, uploadRow } from './cast-rows.ts';
import type { Page, PageRequest } from './pages.ts';
import { contextFor, nobody, type TestPlatform } from './platform.ts';

/** A caller of resources in a test. */
export interface Caller {
  viewer: Viewer;
  /** Calls a resource by name, in process; throws refusals unchanged. */
  call: Call;
  /** The same in another language. */
  callIn(locale: string): Call;
  /** The context of a new request, for calling a service directly. */
  context(): Promise<Context>;
  /** Opens a page as the server sends it; cookies are added to those of the login. */
  opens(path: string, request?: PageRequest): Promise<Page>;
}

type NewPinInput = Partial<OptionsOf<'PinResource.create'>> & { board?: Id | null };

/** A person, with a method for each common action. */
export interface CastMember extends Caller {
  viewer: PersonViewer;
  id: Id;
  username: string;
  has: {
    /** The signature of a picture that this person uploaded; only its rows, no files. */
    picture(size?: { width?: number; height?: number; color?: string }): Promise<string>;
    /** The id of an upload of a video. */
    video(): Promise<Id>;
  };
  makes: {
    board(name: string, input?: { pins?: number; privacy?: 'public' | 'protected' | 'secret' }): Promise<Id>;
    section(boardId: Id, title: string): Promise<Id>;
  };
  saves: {
    /** A new pin, on a board if given. */
    pin(input?: NewPinInput): Promise<PinAnswer>;
  };
  follows(other: CastMember): Promise<void>;
  blocks(other: CastMember): Promise<void>;
  /** Adds somebody to a board. */
  shares(boardId: Id, other: CastMember, access?: string[]): Promise<void>;
}

const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

/** Ada makes, Ben is her friend, Chi a stranger, Studio a business; nobody follows anybody yet. */
export interface Cast {
  ada: CastMember;
  ben: CastMember;
  chi: CastMember;
  studio: CastMember;
  visitor: Caller;
  bot: Caller;
}

export async function castOf(platform: TestPlatform): Promise<Cast> {
  const [ada, ben, chi, studio] = await Promise.all([
    memberOf(platform, 'ada', 'Ada'),
    memberOf(platform, 'ben', 'Ben'),
    memberOf(platform, 'chi', 'Chi'),
    memberOf(platform, 'studio', 'Studio'),
  ]);
  await platform.db.write('update users set is_partner = true where username = $1', ['studio']);
  studio.viewer.isPartner = true;
  const bot: Viewer = { ...nobody(), kind: 'bot', id: undefined };
  return {
    ada,
    ben,
    chi,
    studio,
    visitor: callerOf(platform, nobody()),
    bot: callerOf(platform, bot, { userAgent: GOOGLEBOT }),
  };
}

export async function memberOf(
  platform: TestPlatform,
  username: string,
  firstName = username,
): Promise<CastMember> {
  const browser = await signedUp(platform, username, { first_name: firstName });
  const viewer = await browser.viewer();
  if (viewer.kind !== 'person') throw new Error(`${username} is not signed in`);
  return actingAs(platform, { ...viewer, kind: 'person' }, browser.cookies);
}

function callerOf(platform: TestPlatform, viewer: Viewer, from: PageRequest = {}): Caller {
  const registry = createProductRegistry();
  const context = () => contextFor(platform, viewer);
  const callIn = (locale: string) =>
    (async (name: string, sent: object) => {
      const resource = registry.find(name);
      if (!resource) throw new Error(`no resource is named ${name}`);
      const { data, bookmark } = await dispatch(resource, { ...(await context()), locale }, sent);
      return { data, bookmark: bookmark ?? null };
    }) as Call;
  // Few tests need pages, which take a second to load.
  const opens: Caller['opens'] = async (path, request) =>
    (await import('./pages.ts')).openPage(platform, path, {
      ...{ ...from, ...request },
      cookies: new Map([...(from.cookies ?? []), ...(request?.cookies ?? [])]),
    });
  return { viewer, context, opens, callIn, call: callIn('en') };
}

function actingAs(
  platform: TestPlatform,
  viewer: PersonViewer,
  cookies: ReadonlyMap<string, string>,
): CastMember {
  const { db } = platform;
  const { id, username } = viewer;
  const caller = callerOf(platform, viewer, { cookies });
  const picture: CastMember['has']['picture'] = async (size) => (await uploadRow(db, id, size)).signature;
  const pin: CastMember['saves']['pin'] = async ({ board, ...input } = {}) => {
    const image_signature = input.image_signature ?? (await picture());
    const sent = { title: 'A pin', board_id: board ?? null, ...input, image_signature };
    return (await caller.call('PinResource.create', sent)).data;
  };
  return {
    ...caller,
    viewer,
    id,
    username,
    has: { picture, video: async () => (await uploadRow(db, id, { kind: 'video' })).uploadId },
    makes: {
      board: async (name, { pins = 0, privacy } = {}) => {
        const board = await boardRow(db, id, { name, ...(privacy && { privacy }) });
        for (let index = 1; index <= pins; index += 1) await pin({ board, title: `${name} ${index}` });
        return board;
      },
      section: (boardId, title) => sectionRow(db, boardId, title),
    },
    saves: { pin },
    follows: (other) => followRows(db, id, other.id),
    blocks: (other) => blockRows(db, id, other.id),
    shares: (boardId, other, access) => collaboratorRows(db, boardId, other.id, access),
  };
}
