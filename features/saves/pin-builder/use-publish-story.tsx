import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { toast } from '#design/toast/toast.ts';
import { pinPathFor } from '#features/pins/pin-path.ts';
import { CallRefused } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { rememberTarget } from '../last-target.ts';
import { type PinErrors, usePinSentences } from '../parts/use-pin-sentences.ts';
import { forgetPickerBoards, type Saver } from '../picker-boards.ts';
import { troublesOf } from '../pin-words.ts';
import { targetName, targetPath } from '../save-target.ts';
import {
  type StoryAct,
  type StoryDraft,
  type StoryTrouble,
  startStory,
  storyOptions,
  troubleOfStory,
} from './story-draft.ts';

/** Publishes a story, then goes to its page. */
export function usePublishStory(saver: Saver, story: StoryDraft, change: (act: StoryAct) => void) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const sentences = usePinSentences();
  const [errors, setErrors] = useState<PinErrors>({});
  const [isPublishing, setPublishing] = useState(false);
  const [isSwitchedOff, setSwitchedOff] = useState(false);

  const sentenceOf: Record<StoryTrouble, string> = {
    'file-on-its-way': t`A file is still on its way. Wait for it, or remove it.`,
    'empty-page': t`This page is empty. Add a picture or words, or delete it.`,
    'no-cover': t`Add at least one picture or video: it becomes the cover.`,
  };

  const publish = async () => {
    if (isPublishing) return;
    const found = troubleOfStory(story);
    if (found) {
      change({ act: 'set', to: { openKey: found.key } });
      return setErrors({ form: sentenceOf[found.trouble] });
    }
    const troubles = troublesOf(story.words);
    if (troubles.length > 0) return setErrors(sentences.ofTroubles(troubles));
    setErrors({});
    setPublishing(true);
    try {
      const { data } = await call('StoryPinResource.create', storyOptions(story));
      const { target } = story;
      change({ act: 'replace', story: startStory() });
      rememberTarget(saver.id, target);
      forgetPickerBoards();
      toast.show({
        kind: 'success',
        text: (
          <Trans>
            Saved to{' '}
            <Link to={targetPath(target, saver.username)}>{targetName(target, t`your profile`)}</Link>
          </Trans>
        ),
        duration: 8000,
      });
      navigate(pinPathFor(data.id, 'see'));
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
