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
  const wrongWords = (words: PinDraft['words']) => sentences.ofTroubles(troublesOf(words));
  return async (draft: PinDraft): Promise<Outcome> => {
    const { media, words, key } = draft;
    if (!media) {
      if (draft.file) return { errors: { form: t`The file is still on its way.` } };
      return { errors: { picture: t`Add a picture or video first.`, ...wrongWords(words) } };
    }
    const wrong = wrongWords(words);
    if (Object.keys(wrong).length > 0) return { errors: wrong };
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
