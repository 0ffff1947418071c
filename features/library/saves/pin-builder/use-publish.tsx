import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { toast } from '#design/toast/toast.ts';
import { CallRefused } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { keepKey } from '#platform/resource/create-keys.ts';
import { type PinErrors, usePinSentences } from '../parts/use-pin-sentences.ts';
import type { Saver } from '../picker-boards.ts';
import { errorsOf } from '../pin-text.ts';
import { type DraftAction, onePlaceOf, type PinDraft, pinOptions } from './drafts.ts';
import { usePublishedToast, useUnpublishedToast } from './publish-toasts.tsx';
import { arePublishing, beginPublishing, draftCallKey, endPublishing } from './publishing-drafts.ts';

const PROGRESS = 'publishing-pins';

/** Publishes one after the other; those that fail stay with their errors. */
export function usePublish(
  saver: Saver,
  change: (action: DraftAction) => void,
  arrived: Arrived,
  onPublished?: (pinId: string) => void,
) {
  const publishDraft = usePublishDraft(change, arrived);
  const showProgress = useProgress();
  const showDone = useDoneToast(saver);
  const showUnpublished = useUnpublishedToast();
  const [isSwitchedOff, setSwitchedOff] = useState(false);
  const isHere = useIsHere();

  const publish = async (drafts: readonly PinDraft[]): Promise<void> => {
    if (arePublishing()) return;
    // They are published as they are now, so none can be edited until its turn is over.
    const keys = drafts.map(({ key }) => key);
    beginPublishing(keys);
    change({ action: 'publishing', keys, isPublishing: true });
    const published: PublishedDraft[] = [];
    const wrong: { key: string; why?: string }[] = [];
    for (const [index, draft] of drafts.entries()) {
      if (drafts.length > 1) showProgress(index, drafts.length);
      const outcome = await publishDraft(draft);
      change(changeAfter(draft, outcome));
      if ('pinId' in outcome) published.push({ draft, pinId: outcome.pinId });
      else wrong.push({ key: draft.key, why: 'errors' in outcome ? outcome.errors.form : undefined });
      if ('isSwitchedOff' in outcome) {
        setSwitchedOff(true);
        break;
      }
    }
    if (drafts.length > 1) toast.dismiss(PROGRESS);
    endPublishing(keys);
    change({ action: 'publishing', keys, isPublishing: false });
    showDone(published);
    // The next draft starts at the top unless errors are in view; people who have left stay where they are.
    if (!isHere.current) showUnpublished({ pins: drafts.length - published.length }, wrong[0]?.why);
    else if (wrong[0]) change({ action: 'open', key: wrong[0].key });
    else if (onPublished && published[0]) onPublished(published[0].pinId);
    else scrollTo({ top: 0 });
  };

  return { publish, isSwitchedOff, dismissSwitchedOff: () => setSwitchedOff(false) };
}

interface PublishedDraft {
  draft: PinDraft;
  pinId: string;
}

function useDoneToast(saver: Saver) {
  const showPublished = usePublishedToast(saver);
  return (published: readonly PublishedDraft[]): void => {
    const [first] = published;
    if (!first) return;
    const place = onePlaceOf(published.map(({ draft }) => draft));
    const several = { pins: published.length, isOnePlace: place !== null };
    showPublished(first.draft.target, published.length > 1 ? several : { pinId: first.pinId });
  };
}

function changeAfter({ key }: PinDraft, outcome: Outcome): DraftAction {
  if ('pinId' in outcome) return { action: 'remove', keys: [key] };
  const errors = 'errors' in outcome ? outcome.errors : {};
  return { action: 'change', key, to: { isPublishing: false, errors } };
}

function useProgress() {
  const { t } = useLingui();
  return (index: number, count: number) =>
    toast.show({
      id: PROGRESS,
      kind: 'progress',
      value: index / count,
      text: t`Publishing ${index + 1} of ${count}…`,
      duration: Number.POSITIVE_INFINITY,
    });
}

type Outcome = { pinId: string } | { errors: PinErrors } | { isSwitchedOff: true };

/** Waits until its upload has arrived or failed. */
export type Arrived = (draft: PinDraft) => Promise<PinDraft>;

function usePublishDraft(change: (action: DraftAction) => void, arrived: Arrived) {
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
    if (!media) return { errors: { form: t`The file didn't arrive.` } };
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

/** Work that may end after the page was left can check this. */
export function useIsHere(): RefObject<boolean> {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
