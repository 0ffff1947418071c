import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { Button } from '#design/button/button.tsx';
import { PlusIcon } from '#design/icons/icons.tsx';
import { toast } from '#design/toast/toast.ts';
import { STORY_LIMITS } from '#features/library/pins/story.ts';
import { lastTarget } from '../last-target.ts';
import { SwitchedOffDialog } from '../parts/switched-off-dialog.tsx';
import type { Saver } from '../picker-boards.ts';
import type { SaveTarget } from '../save-target.ts';
import { BuilderForm } from './builder-form.tsx';
import { DraftStrip } from './draft-strip.tsx';
import type { DraftMedia } from './drafts.ts';
import { DropOverlay } from './drop-overlay.tsx';
import { createKeptState } from './kept-state.ts';
import styles from './pin-builder.module.css';
import { readStory, writeStory } from './stored-story.ts';
import { changeStory, openPage, roomForFiles, type StoryAct, startStory } from './story-draft.ts';
import { StoryPageEditor } from './story-page-editor.tsx';
import { useFileArrivals } from './use-file-arrivals.ts';
import { useKeptText } from './use-kept-text.ts';
import { usePickedFiles } from './use-picked-files.ts';
import { usePublishStory } from './use-publish-story.ts';

interface StoryBuilderProps {
  saver: Saver;
  /** Where a story goes that is begun here. */
  initialTarget?: SaveTarget | undefined;
}

/** Makes a story pin: its pages one by one, then its words and its board. */
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
        onChange={(to) => change({ act: 'set', to })}
        onPublish={publishing.publish}
        acts={<span className={styles.space} />}
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
      <DraftStrip
        label={t`Pages`}
        drafts={story.pages.map((page, index) => ({ ...page, name: t`Page ${index + 1}` }))}
        openKey={open.key}
        uploads={uploads.items}
        onOpen={(openKey) => change({ act: 'set', to: { openKey } })}
      />
      <Button
        size="small"
        icon={<PlusIcon size={18} />}
        disabled={isLocked || story.pages.length >= STORY_LIMITS.pages}
        onClick={() => change({ act: 'add-page' })}
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
    change({ act: 'add-files', files });
    if (files.length > roomForFiles(story)) {
      toast.show({ text: t`A story can have at most ${STORY_LIMITS.pages} pages.` });
    }
  };
}

const keptStory = createKeptState({ read: readStory, write: writeStory, reduce: changeStory });

/** The story that this person is making, and its page that is open: kept in the browser across a reload, its files on their way in. */
function useStory(personId: string, initialTarget?: SaveTarget) {
  const name = `story-draft:${personId}`;
  const [story, changeHere] = useReducer(changeStory, null, () => startStory());
  useEffect(() => keptStory.open(name, changeHere), [name]);
  const change = useCallback((act: StoryAct) => keptStory.change(name, act), [name]);
  const onArrived = useCallback(
    (file: File, media: DraftMedia) => changeHere({ act: 'arrived', file, media }),
    [],
  );
  const uploads = useFileArrivals(story.pages, onArrived);
  const restore = useCallback((text: string | null) => {
    const kept = readStory(text);
    if (kept) changeHere({ act: 'replace', story: kept });
  }, []);
  const isRestored = useKeptText(name, writeStory(story), restore);
  const isEmpty = writeStory(story) === null;
  const wasAimed = useRef(false);
  useEffect(() => {
    if (!isRestored || wasAimed.current) return;
    wasAimed.current = true;
    const target = initialTarget ?? lastTarget(personId);
    if (target && isEmpty) change({ act: 'set', to: { target } });
  }, [isRestored, isEmpty, initialTarget, personId, change]);
  const open = openPage(story);
  const upload = uploads.items.find(({ file }) => file === open.file) ?? null;
  return { name, story, open, upload, uploads, change };
}
