import { type RefObject, useCallback } from 'react';
import { type Suggestion, useSuggestions } from '#design/suggestions/use-suggestions.ts';
import { pathOfPicture } from '#features/core/media/picture-urls.ts';
import { call } from '#platform/resource/client.ts';

export const MENTION = /(?<![\p{L}\p{N}_@/.])@([\p{L}\p{N}_]{0,30})$/u;

export interface SuggestedPerson extends Suggestion {
  fullName: string;
  image: string | null;
}

interface Writing {
  pinId: string;
  text: string;
  setText: (text: string) => void;
  field: RefObject<HTMLTextAreaElement | null>;
}

export function useMentions({ pinId, ...writing }: Writing) {
  const search = useCallback((term: string) => suggested(pinId, term), [pinId]);
  return useSuggestions({ ...writing, pattern: MENTION, search });
}

async function suggested(pinId: string, term: string): Promise<SuggestedPerson[]> {
  const { data } = await call('MentionTypeaheadResource.get', { pin_id: pinId, term });
  return data.map(({ id, username, full_name, image_small_url }) => ({
    ...{ id, word: username, fullName: full_name, image: pathOfPicture(image_small_url) },
  }));
}
