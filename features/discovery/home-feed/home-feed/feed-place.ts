import { type Id, parseId } from '#platform/ids/ids.ts';
import type { PageKey } from '#platform/resource/bookmark.ts';
import { invalid } from '#platform/resource/refusal.ts';
import { LARGEST_NUMBER, type NewFrom, type Place } from './home-feed.store.ts';
import { shownPictures } from './shown-pictures.ts';

/** Where For you goes on; a stream is null at its end. */
export interface FeedPlace {
  followed: Place<number> | null;
  fresh: Place<NewFrom> | null;
  /** The last pins shown, with which the next ones are mixed. */
  last: readonly Id[];
  pictures: ReturnType<typeof shownPictures>;
}

const KIND = 'mixed';

export const START = { from: null, round: 0, number: LARGEST_NUMBER } as const;

export function placeIn(after: PageKey | null): FeedPlace {
  if (!after) return { followed: START, fresh: START, last: [], pictures: shownPictures('') };
  if (after[0] !== KIND) throw invalid('bookmarks', 'bookmarks is not a valid bookmark for this feed.');
  const [, top, round, number, created, id, newRound, newNumber, last, marks] = after;
  const from = parseId(id);
  return {
    followed: round === null ? null : { from: Number(top), round: Number(round), number: Number(number) },
    fresh:
      newRound === null || !from
        ? null
        : {
            from: { created: String(created), id: from },
            round: Number(newRound),
            number: Number(newNumber),
          },
    last: String(last ?? '')
      .split(' ')
      .flatMap((one) => parseId(one) ?? []),
    pictures: shownPictures(marks),
  };
}

export function keyOf(
  { followed, fresh, last, pictures }: FeedPlace,
  shown: readonly string[],
): PageKey | null {
  if (!followed && !fresh) return null;
  return [
    ...[KIND, followed?.from ?? null, followed?.round ?? null, followed?.number ?? null],
    ...[fresh?.from?.created ?? null, fresh?.from?.id ?? null, fresh?.round ?? null, fresh?.number ?? null],
    ...[last.join(' '), pictures.with(shown)],
  ];
}
