import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { pinPathFor } from '#features/pins/pin-path.ts';
import { CallRefused } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { type PinErrors, usePinSentences } from '../parts/use-pin-sentences.ts';
import type { Saver } from '../picker-boards.ts';
import { troublesOf } from '../pin-words.ts';
import { type StoryAct, type StoryDraft, startStory, storyOptions, troubleOfStory } from './story-draft.ts';
import { useIsHere } from './use-is-here.ts';
import { usePublishedToast } from './use-published-toast.tsx';

/** Publishes a story, then goes to its page; who has left meanwhile stays where they are. */
export function usePublishStory(saver: Saver, story: StoryDraft, change: (act: StoryAct) => void) {
  const navigate = useNavigate();
  const sentences = usePinSentences();
  const tellPublished = usePublishedToast(saver);
  const wrongWith = useStoryErrors();
  const [errors, setErrors] = useState<PinErrors>({});
  const [isPublishing, setPublishing] = useState(false);
  const [isSwitchedOff, setSwitchedOff] = useState(false);
  const isHere = useIsHere();

  const publish = async () => {
    if (isPublishing) return;
    const wrong = wrongWith(story);
    if (wrong?.pageKey) change({ act: 'set', to: { openKey: wrong.pageKey } });
    if (wrong) return setErrors(wrong.errors);
    setErrors({});
    setPublishing(true);
    try {
      const { data } = await call('StoryPinResource.create', storyOptions(story));
      change({ act: 'replace', story: startStory() });
      tellPublished(story.target, 'story');
      if (isHere.current) navigate(pinPathFor(data.id, 'see'));
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      if (error.reason === 'pin-creation-disabled') setSwitchedOff(true);
      else setErrors(sentences.ofRefusal(error));
    } finally {
      setPublishing(false);
    }
  };

  return { publish, isPublishing, errors, isSwitchedOff, dismissSwitchedOff: () => setSwitchedOff(false) };
}

/** What is wrong with a story before it is sent, and on which of its pages. */
function useStoryErrors() {
  const { t } = useLingui();
  const { ofTroubles } = usePinSentences();
  const sentences = {
    'file-on-its-way': t`A file is still on its way. Wait for it, or remove it.`,
    'empty-page': t`This page is empty. Add a picture or words, or delete it.`,
    'no-cover': t`Add at least one picture or video: it becomes the cover.`,
  };
  return (story: StoryDraft): { errors: PinErrors; pageKey?: string } | null => {
    const found = troubleOfStory(story);
    const place = found?.trouble === 'file-on-its-way' ? 'form' : 'picture';
    if (found) return { errors: { [place]: sentences[found.trouble] }, pageKey: found.key };
    const troubles = troublesOf(story.words);
    return troubles.length > 0 ? { errors: ofTroubles(troubles) } : null;
  };
}
