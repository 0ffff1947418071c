import { useLingui } from '@lingui/react/macro';
import { CallRefused } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { type PinErrors, usePinSentences } from '../parts/use-pin-sentences.ts';
import { troublesOf } from '../pin-words.ts';
import { type DraftAct, type PinDraft, pinOptions } from './drafts.ts';

export type Outcome = { pinId: string } | { errors: PinErrors } | { isSwitchedOff: true };

/** Publishes one draft, or says what is wrong with it. */
export function usePublishDraft(change: (act: DraftAct) => void) {
  const { t } = useLingui();
  const sentences = usePinSentences();
  return async (draft: PinDraft): Promise<Outcome> => {
    const { media, words, key } = draft;
    if (!media) {
      const form = draft.file ? t`The file is still on its way.` : t`Add a picture or video first.`;
      return { errors: { form } };
    }
    const troubles = troublesOf(words);
    if (troubles.length > 0) return { errors: sentences.ofTroubles(troubles) };
    change({ act: 'change', key, to: { isPublishing: true, errors: {} } });
    try {
      const { data } = await call('PinResource.create', pinOptions(draft, media));
      return { pinId: data.id };
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      if (error.reason === 'pin-creation-disabled') return { isSwitchedOff: true };
      return { errors: sentences.ofRefusal(error) };
    }
  };
}
