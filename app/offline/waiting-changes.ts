import { browserStorage } from '#platform/browser/browser-storage.ts';
import { createListeners } from '#platform/browser/listeners.ts';
import { type Answer, CallRefused } from '#platform/resource/call.ts';
import { keepKey, takeKey } from '#platform/resource/create-keys.ts';

export type Ask = (name: string, options: object) => Promise<Answer<unknown>>;

interface Change {
  /** Stands for the id of what it will make. */
  id: string;
  name: string;
  options: Record<string, unknown>;
  /** Of a create: however often it is sent, it is done once. */
  key: string | undefined;
}

/** What can wait for the connection, and what the page takes as its answer until then. */
const CAN_WAIT: Record<string, (id: string) => unknown> = {
  'BoardFollowResource.create': nothing,
  'BoardFollowResource.delete': nothing,
  'BoardPinOrderResource.update': nothing,
  'InterestFollowResource.create': nothing,
  'InterestFollowResource.delete': nothing,
  'PinHideResource.create': nothing,
  'PinHideResource.delete': nothing,
  'PinResource.delete': nothing,
  'PinRestoreResource.create': nothing,
  'RepinResource.create': (id) => ({ id }),
  'UserFollowResource.create': () => ({ explicitly_followed_by_me: true, is_invited: false }),
  'UserFollowResource.delete': nothing,
};

/** More than somebody makes on a flight. */
const MOST = 500;

/** Says nothing of the change itself: logged out, too slow, being done already, too many. */
const LATER = new Set([401, 408, 409, 429]);

function nothing(): null {
  return null;
}

/** The changes of one person that wait in this browser, also after a reload. Needs storage and locks. */
export function waitingChanges(viewerId: string) {
  const key = `waiting-changes:${viewerId}`;
  const listeners = createListeners();
  const made = new Map<string, unknown>();
  let ask: Ask | undefined;
  const all = (): Change[] => {
    try {
      return JSON.parse(browserStorage()?.getItem(key) ?? '[]');
    } catch {
      return [];
    }
  };
  const store = (changes: readonly Change[]) => {
    browserStorage()?.setItem(key, JSON.stringify(changes));
    listeners.tell();
  };

  const add = (name: string, options: object): Answer<unknown> => {
    const changes = all();
    const undone = changes.find(({ id }) => name === 'PinResource.delete' && id === idIn(options));
    if (undone) {
      store(changes.filter((change) => change !== undone));
      return { data: null, bookmark: null };
    }
    if (changes.length >= MOST) throw new CallRefused({ status: 0, reason: 'offline', message: '' });
    const id = `waiting-${Date.now()}-${changes.length}`;
    store([...changes, { id, name, options: { ...options }, key: takeKey(name, options) }]);
    return { data: CAN_WAIT[name]?.(id), bookmark: null };
  };

  /** False once the next ones have to wait, too. */
  const makeOne = async (send: Ask, change: Change, refused: CallRefused[]): Promise<boolean> => {
    const { id, name, options, key } = change;
    try {
      if (key) keepKey(name, options, key);
      made.set(id, idIn((await send(name, options)).data));
    } catch (error) {
      if (!(error instanceof CallRefused) || isLater(error)) return false;
      refused.push(error);
    }
    store(all().filter((other) => other.id !== id));
    return true;
  };

  return {
    subscribe: listeners.subscribe,
    count: () => all().length,
    /** Wraps the calls of the page. What comes after a change that waits must not overtake it. */
    wrap: (given: Ask): Ask => {
      ask = given;
      if (!browserStorage() || !navigator.locks) return given;
      return async (name, options) => {
        const canWait = Object.hasOwn(CAN_WAIT, name);
        if (canWait && all().length > 0) return add(name, options);
        const id = made.get(String(idIn(options)));
        try {
          return await given(name, id ? { ...options, id } : options);
        } catch (error) {
          if (!canWait || !isOffline(error)) throw error;
          return add(name, options);
        }
      };
    },
    /** Makes them one after the other, if it is still this person who is logged in; the rest waits on. */
    make: (): Promise<{ done: number; refused: CallRefused[] }> =>
      navigator.locks.request(key, async () => {
        const refused: CallRefused[] = [];
        const send = ask;
        let done = 0;
        if (!send || idIn(await whoIsLoggedIn(send)) !== viewerId) return { done, refused };
        for (let [next] = all(); next; [next] = all()) {
          if (!(await makeOne(send, next, refused))) break;
          done += 1;
        }
        return { done: done - refused.length, refused };
      }),
  };
}

async function whoIsLoggedIn(ask: Ask): Promise<unknown> {
  try {
    return (await ask('UserSettingsResource.get', {})).data;
  } catch {
    return null;
  }
}

function idIn(thing: unknown): unknown {
  return typeof thing === 'object' && thing !== null && 'id' in thing ? thing.id : undefined;
}

function isOffline(error: unknown): boolean {
  return error instanceof CallRefused && error.reason === 'offline';
}

function isLater({ status, reason }: CallRefused): boolean {
  return status === 0 || status >= 500 || LATER.has(status) || reason.includes('csrf');
}
