import { pathOfPicture } from '#features/core/media/picture-urls.ts';
import { createListeners } from '#platform/browser/listeners.ts';
import type { Answer, DataOf } from '#platform/resource/call.ts';
import type { InteractionKind } from '../interaction.ts';

type Answered = DataOf<'NativeInteractionsResource.get'>;

export interface InteractionData {
  key: string;
  kind: InteractionKind;
  person: { fullName: string; image: string | null };
  board: string | null;
  text: string;
  url: string;
  at: number;
}

export interface Interactions {
  items: readonly InteractionData[];
  status: 'loading' | 'more' | 'end' | 'error';
}

/** What people did with one pin. `ask` is given the bookmark of the page before. */
export function createInteractions(ask: (bookmark: string | null) => Promise<Answer<Answered>>) {
  let held: Interactions = { items: [], status: 'loading' };
  let bookmark: string | null = null;
  let asked = 0;
  const { subscribe, tell } = createListeners();
  const hold = (next: Interactions) => {
    held = next;
    tell();
  };
  const load = async (after: string | null) => {
    asked += 1;
    const mine = asked;
    hold({ ...held, status: 'loading' });
    try {
      const answer = await ask(after);
      if (mine !== asked) return;
      bookmark = answer.bookmark;
      const before = after ? held.items : [];
      const known = new Set(before.map(({ key }) => key));
      const fresh = answer.data.map(interactionData).filter(({ key }) => !known.has(key));
      hold({ items: [...before, ...fresh], status: bookmark ? 'more' : 'end' });
    } catch {
      if (mine === asked) hold({ ...held, status: 'error' });
    }
  };
  return {
    subscribe,
    read: () => held,
    /** What is there stays until the first page has come. */
    fetch: () => {
      bookmark = null;
      return load(null);
    },
    /** After an error the same page again. */
    fetchMore: async () => {
      if (held.status === 'more' || held.status === 'error') await load(bookmark);
    },
  };
}

function interactionData({ id, interaction_type: kind, user, ...one }: Answered[number]): InteractionData {
  return {
    key: `${kind} ${id}`,
    kind,
    person: { fullName: user.full_name, image: pathOfPicture(user.image_small_url) },
    board: one.board_name,
    text: one.text,
    url: one.url,
    at: Date.parse(one.created_at),
  };
}
