import { browserStorage } from '#platform/browser/browser-storage.ts';
import { createListeners } from '#platform/browser/listeners.ts';
import { type Answer, CallRefused } from '#platform/resource/call.ts';

export type Ask = (name: string, options: object) => Promise<Answer<unknown>>;

interface Change {
  /** Stands for the id of what it will make. */
  id: string;
  name: string;
  options: Record<string, unknown>;
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

function nothing(): null {
  return null;
}

/** The changes of one person that wait in this browser, also after a reload. */
export function waitingChanges(viewerId: string) {
  const key = `waiting-changes:${viewerId}`;
  const listeners = createListeners();
  const made = new Map<string, unknown>();
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
    store([...changes, { id, name, options: { ...options } }]);
    return { data: CAN_WAIT[name]?.(id), bookmark: null };
  };

  return {
    subscribe: listeners.subscribe,
    count: () => all().length,
    /** Wraps the calls of the page. What was made meanwhile is named by the id it has now. */
    wrap:
      (ask: Ask): Ask =>
      async (name, options) => {
        const id = made.get(String(idIn(options)));
        try {
          return await ask(name, id ? { ...options, id } : options);
        } catch (error) {
          if (!Object.hasOwn(CAN_WAIT, name) || !isOffline(error)) throw error;
          return add(name, options);
        }
      },
    /** Makes them one after the other. Returns why some were refused; stops where the connection ends again. */
    make: (ask: Ask): Promise<{ done: number; refused: CallRefused[] }> =>
      navigator.locks.request(key, async () => {
        const refused: CallRefused[] = [];
        let done = 0;
        for (let [next] = all(); next; [next] = all()) {
          try {
            const { data } = await ask(next.name, next.options);
            made.set(next.id, idIn(data));
            done += 1;
          } catch (error) {
            if (!(error instanceof CallRefused) || error.status === 0 || error.status >= 500) break;
            refused.push(error);
          }
          const { id } = next;
          store(all().filter((change) => change.id !== id));
        }
        return { done, refused };
      }),
  };
}

function idIn(thing: unknown): unknown {
  return typeof thing === 'object' && thing !== null && 'id' in thing ? thing.id : undefined;
}

function isOffline(error: unknown): boolean {
  return error instanceof CallRefused && error.reason === 'offline';
}
