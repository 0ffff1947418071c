import { Trans, useLingui } from '@lingui/react/macro';
import { IconButton } from '#design/button/icon-button.tsx';
import { Radio } from '#design/checkbox/checkbox.tsx';
import { ArrowLeftIcon, ArrowRightIcon, TrashIcon } from '#design/icons/icons.tsx';
import type { UploadItem } from '#features/core/media/parts/upload-queue.ts';
import { STORY_LIMITS } from '#features/library/pins/pin.ts';
import { HashtagField } from '../parts/description-field.tsx';
import { DraftPicture } from './draft-picture.tsx';
import styles from './pin-builder.module.css';
import type { StoryAction, StoryDraft, StoryPageDraft } from './story-draft.ts';

type StoryPageEditorProps = {
  story: StoryDraft;
  open: StoryPageDraft;
  upload: UploadItem | null;
  change: (action: StoryAction) => void;
  isLocked: boolean;
  error: string | undefined;
  onFiles: (files: File[]) => void;
  onRetry: () => void;
  onStop: () => void;
};

export function StoryPageEditor(props: StoryPageEditorProps) {
  const { story, open, upload, change, isLocked, error, onFiles, onRetry, onStop } = props;
  const { t } = useLingui();
  const { key } = open;
  const firstShown = story.pages.find((page) => page.media)?.key;
  return (
    <fieldset className={styles.words} disabled={isLocked}>
      <PageHead {...props} />
      <DraftPicture
        draft={open}
        {...{ upload, isLocked, error, onFiles, onRetry }}
        onRemovePicture={() => {
          onStop();
          change({ action: 'set-page', key, to: { media: null, file: null } });
        }}
      />
      <HashtagField
        key={key}
        label={t`Text on this page`}
        isOptional
        rows={3}
        maxLength={STORY_LIMITS.text}
        value={open.text}
        onText={(text) => change({ action: 'set-page', key, to: { text } })}
      />
      {open.media && (
        <Radio
          name="cover"
          checked={(story.coverKey ?? firstShown) === key}
          onChange={() => change({ action: 'set', to: { coverKey: key } })}
        >
          <Trans>This page is the cover</Trans>
        </Radio>
      )}
    </fieldset>
  );
}

const SIDES = [
  { side: 'before', Icon: ArrowLeftIcon },
  { side: 'after', Icon: ArrowRightIcon },
] as const;

function PageHead({ story, open: { key }, change, onStop }: StoryPageEditorProps) {
  const { t } = useLingui();
  const { pages } = story;
  const at = pages.findIndex((page) => page.key === key);
  const move = (side: 'before' | 'after') => {
    const besideKey = pages[side === 'before' ? at - 1 : at + 1]?.key;
    if (besideKey) change({ action: 'move', key, besideKey, side });
  };
  const remove = () => {
    onStop();
    change({ action: 'remove', key });
  };
  return (
    <div className={styles.pageHead}>
      <legend className={styles.pagePlace} aria-live="polite">
        <Trans>
          Page {at + 1} of {pages.length}
        </Trans>
      </legend>
      {SIDES.map(({ side, Icon }) => (
        <IconButton
          key={side}
          label={side === 'before' ? t`Move page earlier` : t`Move page later`}
          size="small"
          disabled={at === (side === 'before' ? 0 : pages.length - 1)}
          onClick={() => move(side)}
        >
          <Icon />
        </IconButton>
      ))}
      <IconButton label={t`Delete page`} size="small" onClick={remove}>
        <TrashIcon size={20} />
      </IconButton>
    </div>
  );
}
