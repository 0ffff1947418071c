import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { Button } from '#design/button/button.tsx';
import { DragArea } from '#design/drag-and-drop/drag-area.tsx';
import { Draggable, DragHandle } from '#design/drag-and-drop/draggable.tsx';
import { PlusIcon } from '#design/icons/icons.tsx';
import { toast } from '#design/toast/toast.ts';
import { dropsAllowed } from '#features/library/boards/drag-rules.ts';
import { STORY_LIMITS } from '#features/library/pins/pin.ts';
import { lastTarget } from '../last-target.ts';
import { SwitchedOffDialog } from '../parts/switched-off-dialog.tsx';
import { errorsAfter } from '../parts/use-pin-sentences.ts';
import type { Saver } from '../picker-boards.ts';
import type { SaveTarget } from '../save-target.ts';
import { BuilderForm } from './builder-form.tsx';
import { DraftStrip } from './draft-strip.tsx';
import type { DraftMedia } from './drafts.ts';
import { DropOverlay } from './drop-overlay.tsx';
import styles from './pin-builder.module.css';
import { readStory, writeStory } from './stored-story.ts';
import { changeStory, openPage, roomForFiles, type StoryAction, startStory } from './story-draft.ts';
import { StoryPageEditor } from './story-page-editor.tsx';
import { useFileArrivals } from './use-file-arrivals.ts';
import { usePickedFiles } from './use-picked-files.ts';
import { usePublishStory } from './use-publish-story.ts';
import { createStoredState, useStoredText } from './use-stored-text.ts';

interface StoryBuilderProps {
  saver: Saver;
  initialTarget?: SaveTarget | undefined;
}

export function StoryBuilder({ saver, initialTarget }: StoryBuilderProps) {
  const desk = useStory(saver.id, initialTarget);
  const { story, open, upload, uploads, change } = desk;
  const publishing = usePublishStory(saver, desk);
  const { isPublishing } = publishing;
  const addFiles = useAddFiles(desk, isPublishing);
  const { isOver, take } = usePickedFiles(addFiles);
  return (
    <div className={styles.builder}>
      {isOver && <DropOverlay />}
      <Pages {...desk} isLocked={isPublishing} />
      <BuilderForm
        saver={saver}
        pin={{ ...story, errors: publishing.errors }}
        isPublishing={isPublishing}
        canRetry
        onChange={(to) => {
          publishing.setErrors(errorsAfter(publishing.errors, story, to));
          change({ action: 'set', to });
        }}
        onPublish={publishing.publish}
        actions={<span className={styles.space} />}
      >
        <StoryPageEditor
          key={open.key}
          {...{ story, open, upload, change }}
          isLocked={isPublishing}
          error={publishing.errors.picture}
          onFiles={take}
          onRetry={() => upload && uploads.retry(upload.key)}
          onStop={() => upload && uploads.remove(upload.key)}
        />
      </BuilderForm>
      <SwitchedOffDialog isOpen={publishing.isSwitchedOff} onClose={publishing.dismissSwitchedOff} />
    </div>
  );
}

type Desk = ReturnType<typeof useStory>;

function Pages({ story, open, uploads, change, isLocked }: Desk & { isLocked: boolean }) {
  const { t } = useLingui();
  return (
    <div className={styles.pages}>
      <DragArea
        isOn={!isLocked && story.pages.length > 1}
        accepts={dropsAllowed}
        onDrop={({ key }, { key: besideKey }, side) => {
          if (side !== 'centre') change({ action: 'move', key, besideKey, side });
        }}
      >
        <DraftStrip
          label={t`Pages`}
          drafts={story.pages.map((page, index) => ({ ...page, name: t`Page ${index + 1}` }))}
          openKey={open.key}
          uploads={uploads.items}
          onOpen={(openKey) => change({ action: 'set', to: { openKey } })}
          around={({ key, name }, shown) => (
            <Draggable itemKey={key} type="carouselitem" label={name} className={styles.page}>
              {shown}
              {!isLocked && story.pages.length > 1 && <DragHandle label={name} className={styles.handle} />}
            </Draggable>
          )}
        />
      </DragArea>
      <Button
        size="small"
        icon={<PlusIcon size={18} />}
        disabled={isLocked || story.pages.length >= STORY_LIMITS.pages}
        onClick={() => change({ action: 'add-page' })}
      >
        <Trans>Add page</Trans>
      </Button>
    </div>
  );
}

function useAddFiles({ story, change }: Desk, isLocked: boolean) {
  const { t } = useLingui();
  return (files: File[]) => {
    if (isLocked) return;
    change({ action: 'add-files', files });
    if (files.length > roomForFiles(story)) {
      toast.show({ text: t`A story can have at most ${STORY_LIMITS.pages} pages.` });
    }
  };
}

const storedStory = createStoredState({ read: readStory, write: writeStory, reduce: changeStory });

/** Stored in the browser across reloads, with its uploads. */
function useStory(personId: string, initialTarget?: SaveTarget) {
  const name = `story-draft:${personId}`;
  const [story, changeHere] = useReducer(changeStory, null, () => startStory());
  useEffect(() => storedStory.open(name, changeHere), [name]);
  const change = useCallback((action: StoryAction) => storedStory.change(name, action), [name]);
  const onArrived = useCallback(
    (file: File, media: DraftMedia) => changeHere({ action: 'arrived', file, media }),
    [],
  );
  const uploads = useFileArrivals(story.pages, onArrived);
  const restore = useCallback((text: string | null) => {
    const stored = readStory(text);
    if (stored) changeHere({ action: 'replace', story: stored });
  }, []);
  const isRestored = useStoredText(name, writeStory(story), restore);
  const isEmpty = writeStory(story) === null;
  const wasAimed = useRef(false);
  useEffect(() => {
    if (!isRestored || wasAimed.current) return;
    wasAimed.current = true;
    const target = initialTarget ?? lastTarget(personId);
    if (target && isEmpty) change({ action: 'set', to: { target } });
  }, [isRestored, isEmpty, initialTarget, personId, change]);
  const open = openPage(story);
  const upload = uploads.items.find(({ file }) => file === open.file) ?? null;
  return { name, story, open, upload, uploads, change };
}
