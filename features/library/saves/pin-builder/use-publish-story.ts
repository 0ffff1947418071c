import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { pinPathFor } from '#features/library/pins/pin-link.ts';
import { CallRefused } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { keepKey } from '#platform/resource/create-keys.ts';
import { type PinErrors, usePinSentences } from '../parts/use-pin-sentences.ts';
import type { Saver } from '../picker-boards.ts';
import { errorsOf } from '../pin-text.ts';
import { usePublishedToast, useUnpublishedToast } from './publish-toasts.tsx';
import { draftCallKey } from './publishing-drafts.ts';
import { type StoryAction, type StoryDraft, startStory, storyError, storyOptions } from './story-draft.ts';
import { useIsHere } from './use-publish.tsx';

interface StoryDesk {
  name: string;
  story: StoryDraft;
  change: (action: StoryAction) => void;
}

/** People who have left the page stay where they are and get a toast. */
export function usePublishStory(saver: Saver, { name, story, change }: StoryDesk) {
  const navigate = useNavigate();
  const sentences = usePinSentences();
  const showPublished = usePublishedToast(saver);
  const showUnpublished = useUnpublishedToast();
  const wrongWith = useStoryErrors();
  const [errors, setErrors] = useState<PinErrors>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is wrong with its pages may be mended with each change
  useEffect(() => setErrors(({ picture: _, form: __, ...others }) => others), [story.pages]);
  const isPublishing = useIsPublishingStory(name);
  const [isSwitchedOff, setSwitchedOff] = useState(false);
  const isHere = useIsHere();

  const publish = async () => {
    if (isPublishingStory(name)) return;
    const wrong = wrongWith(story);
    if (wrong?.pageKey) change({ action: 'set', to: { openKey: wrong.pageKey } });
    if (wrong) return setErrors(wrong.errors);
    setErrors({});
    beginPublishingStory(name);
    try {
      const options = storyOptions(story);
      keepKey('StoryPinResource.create', options, draftCallKey(story.key, options));
      const { data } = await call('StoryPinResource.create', options);
      change({ action: 'replace', story: startStory() });
      showPublished(story.target, 'story');
      if (isHere.current) navigate(pinPathFor(data.id, 'see'));
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      const isOff = error.reason === 'pin-creation-disabled';
      const wrong = sentences.ofRefusal(error);
      if (!isHere.current) showUnpublished('story', wrong.form);
      else if (isOff) setSwitchedOff(true);
      else setErrors(wrong);
    } finally {
      endPublishingStory(name);
    }
  };

  return {
    publish,
    isPublishing,
    errors,
    setErrors,
    isSwitchedOff,
    dismissSwitchedOff: () => setSwitchedOff(false),
  };
}

function useStoryErrors() {
  const { t } = useLingui();
  const { ofErrors } = usePinSentences();
  const sentences = {
    'file-on-its-way': t`A file is still uploading. Wait for it, or remove it.`,
    'empty-page': t`This page is empty. Add a picture or text, or delete it.`,
    'no-cover': t`Add at least one picture or video. It becomes the cover.`,
  };
  return (story: StoryDraft): { errors: PinErrors; pageKey?: string } | null => {
    const found = storyError(story);
    const place = found?.problem === 'file-on-its-way' ? 'form' : 'picture';
    if (found) return { errors: { [place]: sentences[found.problem] }, pageKey: found.key };
    const problems = errorsOf(story.pinText);
    return problems.length > 0 ? { errors: ofErrors(problems) } : null;
  };
}

/** Their page may be left and opened again before these stories are done. */
const publishing = new Set<string>();
const listeners = new Set<() => void>();

function beginPublishingStory(name: string): void {
  publishing.add(name);
  for (const listener of listeners) listener();
}

function endPublishingStory(name: string): void {
  publishing.delete(name);
  for (const listener of listeners) listener();
}

function isPublishingStory(name: string): boolean {
  return publishing.has(name);
}

/** True if this page or an earlier one publishes it. */
function useIsPublishingStory(name: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPublishingStory(name),
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
