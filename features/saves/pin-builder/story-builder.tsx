import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Button } from '#design/button/button.tsx';
import { useFileDrop } from '#design/file-drop/use-file-drop.ts';
import { PlusIcon } from '#design/icons/icons.tsx';
import { toast } from '#design/toast/toast.ts';
import { STORY_LIMITS } from '#features/pins/story.ts';
import { BoardField } from '../parts/board-field.tsx';
import { PinFields } from '../parts/pin-fields.tsx';
import { SwitchedOffDialog } from '../parts/switched-off-dialog.tsx';
import { focusFirstError } from '../parts/use-pin-sentences.ts';
import type { Saver } from '../picker-boards.ts';
import { DraftStrip } from './draft-strip.tsx';
import { DropOverlay } from './drop-overlay.tsx';
import { PICKED_FILES } from './picked-files.ts';
import styles from './pin-builder.module.css';
import { StoryPageEditor } from './story-page-editor.tsx';
import { usePublishStory } from './use-publish-story.tsx';
import { useStory } from './use-story.ts';

/** Makes a story pin: its pages one by one, then its words and its board. */
export function StoryBuilder({ saver }: { saver: Saver }) {
  const { t } = useLingui();
  const { story, change, uploads } = useStory(saver.id);
  const { publish, isPublishing, errors, isSwitchedOff, dismissSwitchedOff } = usePublishStory(
    saver,
    story,
    change,
  );
  const form = useRef<HTMLFormElement>(null);
  const { pages, words, target } = story;
  const open = pages.find((page) => page.key === story.openKey) ?? pages[0];

  const addFiles = (files: File[]) => {
    change({ act: 'add-files', files });
    if (pages.length + files.length > STORY_LIMITS.pages + 1) {
      toast.show({ text: t`A story has at most ${STORY_LIMITS.pages} pages.`, duration: 5000 });
    }
  };
  const refuse = () =>
    toast.show({
      kind: 'error',
      text: t`Only pictures and MP4 or WebM videos can be added.`,
      duration: 5000,
    });
  const isOver = useFileDrop({ accept: PICKED_FILES, onFiles: addFiles, onRefused: refuse });
  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstError(form.current);
  }, [errors]);

  if (!open) return null;
  const at = pages.indexOf(open);
  const upload = uploads.items.find(({ file }) => file === open.file) ?? null;
  const stopUpload = () => upload && uploads.remove(upload.key);
  return (
    <div className={styles.builder}>
      {isOver && <DropOverlay />}
      <div className={styles.pages}>
        <DraftStrip
          label={t`Pages`}
          drafts={pages.map((page, index) => ({ ...page, name: t`Page ${index + 1}` }))}
          openKey={open.key}
          uploads={uploads.items}
          onOpen={(openKey) => change({ act: 'set', to: { openKey } })}
        />
        <Button
          size="small"
          icon={<PlusIcon size={18} />}
          disabled={pages.length >= STORY_LIMITS.pages}
          onClick={() => change({ act: 'add-page' })}
        >
          <Trans>Add page</Trans>
        </Button>
      </div>
      <form
        ref={form}
        className={styles.card}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void publish();
        }}
      >
        <StoryPageEditor
          key={open.key}
          {...{ story, open, at, upload, change }}
          isLocked={isPublishing}
          onFiles={addFiles}
          onRefused={refuse}
          onRetry={() => upload && uploads.retry(upload.key)}
          onStop={stopUpload}
        />
        <div className={styles.words}>
          {errors.form && (
            <div role="alert" className={styles.trouble}>
              <span>{errors.form}</span>
              <Button type="submit" size="small" pending={isPublishing}>
                <Trans>Try again</Trans>
              </Button>
            </div>
          )}
          <PinFields
            words={words}
            errors={errors}
            isDisabled={isPublishing}
            onChange={(next) => change({ act: 'set', to: { words: next } })}
            board={
              <BoardField
                saver={saver}
                value={target}
                error={errors.board}
                isDisabled={isPublishing}
                onChange={(next) => change({ act: 'set', to: { target: next } })}
              />
            }
          />
          <div className={styles.acts}>
            <span className={styles.space} />
            <Button type="submit" look="primary" pending={isPublishing}>
              <Trans>Publish</Trans>
            </Button>
          </div>
        </div>
      </form>
      <SwitchedOffDialog isOpen={isSwitchedOff} onClose={dismissSwitchedOff} />
    </div>
  );
}
