import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Button } from '#design/button/button.tsx';
import { useFileDrop } from '#design/file-drop/use-file-drop.ts';
import { toast } from '#design/toast/toast.ts';
import { BoardField } from '../parts/board-field.tsx';
import { PinFields } from '../parts/pin-fields.tsx';
import { SwitchedOffDialog } from '../parts/switched-off-dialog.tsx';
import { focusFirstError } from '../parts/use-pin-sentences.ts';
import type { Saver } from '../picker-boards.ts';
import { DraftPicture } from './draft-picture.tsx';
import { DraftStrip, type StripItem } from './draft-strip.tsx';
import { hasNoPicture, isEmpty, type PinDraft } from './drafts.ts';
import { DropOverlay } from './drop-overlay.tsx';
import { LinkEntry } from './link-entry.tsx';
import { PICKED_FILES } from './picked-files.ts';
import styles from './pin-builder.module.css';
import { useDrafts } from './use-drafts.ts';
import { usePublish } from './use-publish.tsx';
import { wordsFromPage } from './words-from-page.ts';

type PinBuilderProps = {
  saver: Saver;
  /** The address of a page whose pictures are offered at once. */
  initialLink?: string;
  /** A picture that was chosen before. */
  initialFile?: File;
};

/** Makes pins: of files, of pictures of the web; one or several, published one after the other. */
export function PinBuilder({ saver, initialLink, initialFile }: PinBuilderProps) {
  const { t } = useLingui();
  const { drafts, change, uploads, isRestored } = useDrafts(saver.id);
  const { publish, isPublishing, isSwitchedOff, dismissSwitchedOff } = usePublish(saver, change);
  const form = useRef<HTMLFormElement>(null);
  const open = drafts.all.find((draft) => draft.key === drafts.openKey) ?? drafts.all[0];
  const upload = uploads.items.find(({ file }) => file === open?.file) ?? null;

  const addFiles = (files: File[]) => change({ act: 'add-files', files, target: open?.target ?? NO_TARGET });
  const refuse = () =>
    toast.show({
      kind: 'error',
      text: t`Only pictures and MP4 or WebM videos can be added.`,
      duration: 5000,
    });
  const isOver = useFileDrop({ accept: PICKED_FILES, onFiles: addFiles, onRefused: refuse });

  const wasAdded = useRef(false);
  useEffect(() => {
    if (!isRestored || !initialFile || wasAdded.current) return;
    wasAdded.current = true;
    change({ act: 'add-files', files: [initialFile], target: NO_TARGET });
  }, [isRestored, initialFile, change]);

  // After publishing, the focus goes to the first field that is wrong, of the draft that is then open.
  const errors = open?.errors;
  useEffect(() => {
    if (errors && Object.keys(errors).length > 0) focusFirstError(form.current);
  }, [errors]);

  if (!open) return null;
  const set = (to: Partial<PinDraft>) => change({ act: 'change', key: open.key, to });
  const remove = (key: string) => {
    const item = uploads.items.find(({ file }) =>
      drafts.all.some((one) => one.key === key && one.file === file),
    );
    if (item) uploads.remove(item.key);
    change({ act: 'remove', keys: [key] });
  };
  const stripItem = (draft: PinDraft, index: number): StripItem => ({
    ...draft,
    name: draft.words.title || t`Draft ${index + 1}`,
    isWrong: Object.keys(draft.errors).length > 0,
  });
  const ready = drafts.all.filter((draft) => !isEmpty(draft));

  return (
    <div className={styles.builder}>
      {isOver && <DropOverlay />}
      <LinkEntry
        initialLink={initialLink}
        onChoose={(page, image) => {
          const words = wordsFromPage(page, image);
          const media = { from: 'web' as const, imageUrl: image.url, previewUrl: image.preview_url };
          if (hasNoPicture(open)) set({ media, words: { ...words, ...typedOf(open.words) }, errors: {} });
          else change({ act: 'add-draft', changes: { media, words, target: open.target } });
        }}
      />
      {drafts.all.length > 1 && (
        <DraftStrip
          label={t`Drafts`}
          drafts={drafts.all.map(stripItem)}
          openKey={open.key}
          uploads={uploads.items}
          onOpen={(key) => change({ act: 'open', key })}
        />
      )}
      <form
        ref={form}
        className={styles.card}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void publish([open]);
        }}
      >
        <DraftPicture
          key={open.key}
          draft={open}
          isLocked={open.isPublishing}
          isWrong={open.errors.form !== undefined}
          upload={upload}
          onFiles={addFiles}
          onRefused={refuse}
          onRetry={() => upload && uploads.retry(upload.key)}
          onRemovePicture={() => {
            if (upload) uploads.remove(upload.key);
            set({ media: null, file: null });
          }}
        />
        <div className={styles.words}>
          {open.errors.form && (
            <div role="alert" className={styles.trouble}>
              <span>{open.errors.form}</span>
              {(open.media || open.file) && (
                <Button type="submit" size="small" pending={open.isPublishing}>
                  <Trans>Try again</Trans>
                </Button>
              )}
            </div>
          )}
          <PinFields
            words={open.words}
            errors={open.errors}
            isDisabled={open.isPublishing}
            onChange={(words) => set({ words })}
            board={
              <BoardField
                saver={saver}
                value={open.target}
                error={open.errors.board}
                isDisabled={open.isPublishing}
                onChange={(target) => set({ target })}
              />
            }
          />
          <div className={styles.acts}>
            {(!isEmpty(open) || drafts.all.length > 1) && (
              <Button look="ghost" onClick={() => remove(open.key)} disabled={open.isPublishing}>
                <Trans>Delete draft</Trans>
              </Button>
            )}
            <span className={styles.space} />
            {ready.length > 1 && (
              <Button onClick={() => publish(ready)} disabled={isPublishing}>
                <Plural value={ready.length} one="Publish # Pin" other="Publish all # Pins" />
              </Button>
            )}
            <Button type="submit" look="primary" pending={open.isPublishing}>
              <Trans>Publish</Trans>
            </Button>
          </div>
        </div>
      </form>
      <SwitchedOffDialog isOpen={isSwitchedOff} onClose={dismissSwitchedOff} />
    </div>
  );
}

const NO_TARGET = { board: null, section: null };

/** The words that are not empty: what a person has typed is not overwritten. */
function typedOf(words: PinDraft['words']): Partial<PinDraft['words']> {
  return Object.fromEntries(Object.entries(words).filter(([, word]) => word.trim() !== ''));
}
