import { useLingui } from '@lingui/react/macro';
import { CallRefused } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { keepKey } from '#platform/resource/create-keys.ts';
import { type PinErrors, usePinSentences } from '../parts/use-pin-sentences.ts';
import { errorsOf } from '../pin-text.ts';
import { type DraftAction, type PinDraft, pinOptions } from './drafts.ts';
import { draftCallKey } from './publishing-drafts.ts';

export type Outcome = { pinId: string } | { errors: PinErrors } | { isSwitchedOff: true };

/** Waits until its upload has arrived or failed. */
export type Arrived = (draft: PinDraft) => Promise<PinDraft>;

export function usePublishDraft(change: (action: DraftAction) => void, arrived: Arrived) {
  const { t } = useLingui();
  const sentences = usePinSentences();
  const wrongText = (pinText: PinDraft['pinText']) => sentences.ofErrors(errorsOf(pinText));
  return async (draft: PinDraft): Promise<Outcome> => {
    const { pinText, key } = draft;
    const wrong = wrongText(pinText);
    if (!draft.media && !draft.file) {
      return { errors: { picture: t`Add a picture or video first.`, ...wrong } };
    }
    if (Object.keys(wrong).length > 0) return { errors: wrong };
    const { media } = await arrived(draft);
    if (!media) return { errors: { form: t`The file did not arrive.` } };
    change({ action: 'change', key, to: { isPublishing: true, errors: {} } });
    try {
      const options = pinOptions(draft, media);
      keepKey('PinResource.create', options, draftCallKey(key, options));
      const { data } = await call('PinResource.create', options);
      return { pinId: data.id };
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      if (error.reason === 'pin-creation-disabled') return { isSwitchedOff: true };
      return { errors: sentences.ofRefusal(error) };
    }
  };
}
