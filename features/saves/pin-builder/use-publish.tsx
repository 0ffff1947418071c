import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { toast } from '#design/toast/toast.ts';
import { pinPathFor } from '#features/pins/pin-path.ts';
import { CallRefused } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import { rememberTarget } from '../last-target.ts';
import { type PinErrors, usePinSentences } from '../parts/use-pin-sentences.ts';
import { forgetPickerBoards, type Saver } from '../picker-boards.ts';
import { troublesOf } from '../pin-words.ts';
import { targetName, targetPath } from '../save-target.ts';
import { type DraftAct, type PinDraft, pinOptions } from './drafts.ts';

const TOAST_MS = 8000;

type Outcome = { pinId: string } | { errors: PinErrors } | { isSwitchedOff: true };

/** Publishes drafts one after the other; those that fail stay, each with what is wrong with it. */
export function usePublish(saver: Saver, change: (act: DraftAct) => void) {
  const { t } = useLingui();
  const sentences = usePinSentences();
  const [isSwitchedOff, setSwitchedOff] = useState(false);
  const [isPublishing, setPublishing] = useState(false);
  const isBusy = useRef(false);

  const publishOne = async (draft: PinDraft): Promise<Outcome> => {
    const { media, words } = draft;
    if (!media)
      return {
        errors: { form: draft.file ? t`The file is still on its way.` : t`Add a picture or video first.` },
      };
    const troubles = troublesOf(words);
    if (troubles.length > 0) return { errors: sentences.ofTroubles(troubles) };
    change({ act: 'change', key: draft.key, to: { isPublishing: true, errors: {} } });
    try {
      const { data } = await call('PinResource.create', pinOptions(draft, media));
      return { pinId: data.id };
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      if (error.reason === 'pin-creation-disabled') return { isSwitchedOff: true };
      return { errors: sentences.ofRefusal(error) };
    }
  };

  /** Answers whether all of them are published. */
  const publish = async (drafts: readonly PinDraft[]): Promise<boolean> => {
    if (isBusy.current) return false;
    isBusy.current = true;
    setPublishing(true);
    const done: { draft: PinDraft; pinId: string }[] = [];
    let firstWrong: string | null = null;
    for (const [index, draft] of drafts.entries()) {
      if (drafts.length > 1) showProgress(index, drafts.length);
      const outcome = await publishOne(draft);
      if ('pinId' in outcome) {
        done.push({ draft, pinId: outcome.pinId });
        change({ act: 'remove', keys: [draft.key] });
        continue;
      }
      firstWrong ??= draft.key;
      const errors = 'errors' in outcome ? outcome.errors : {};
      change({ act: 'change', key: draft.key, to: { isPublishing: false, errors } });
      if ('isSwitchedOff' in outcome) {
        setSwitchedOff(true);
        break;
      }
    }
    if (drafts.length > 1) toast.dismiss(PROGRESS);
    if (firstWrong) change({ act: 'open', key: firstWrong });
    report(done);
    isBusy.current = false;
    setPublishing(false);
    return firstWrong === null;
  };

  const showProgress = (index: number, count: number) =>
    toast.show({
      id: PROGRESS,
      kind: 'progress',
      value: index / count,
      text: t`Publishing ${index + 1} of ${count}…`,
      duration: Number.POSITIVE_INFINITY,
    });

  const report = (done: readonly { draft: PinDraft; pinId: string }[]) => {
    const [first] = done;
    if (!first) return;
    forgetPickerBoards();
    const { target } = first.draft;
    rememberTarget(saver.id, target);
    const { length: count } = done;
    const place = <Link to={targetPath(target, saver.username)}>{targetName(target, t`your profile`)}</Link>;
    toast.show({
      kind: 'success',
      text:
        count === 1 ? (
          <Trans>
            <Link to={pinPathFor(first.pinId, 'see')}>Your Pin</Link> was saved to {place}
          </Trans>
        ) : (
          <Trans>
            {count} Pins were saved to {place}
          </Trans>
        ),
      duration: TOAST_MS,
    });
  };

  return { publish, isPublishing, isSwitchedOff, dismissSwitchedOff: () => setSwitchedOff(false) };
}

const PROGRESS = 'publishing-pins';
