import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ComponentProps, useEffect, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { QuietButton } from '#design/button/quiet-button.tsx';
import { CheckIcon } from '#design/icons/icons.tsx';
import { AlreadySaved } from '../parts/already-saved.tsx';
import { SwitchedOffDialog } from '../parts/switched-off-dialog.tsx';
import { errorsAfter } from '../parts/use-pin-sentences.ts';
import type { Saver } from '../picker-boards.ts';
import type { PinText } from '../pin-text.ts';
import type { SaveTarget } from '../save-target.ts';
import { targetName } from '../save-target.ts';
import { BuilderForm } from './builder-form.tsx';
import { DraftPicture } from './draft-picture.tsx';
import { DraftStrip, type StripItem } from './draft-strip.tsx';
import { isEmpty, isRefused, onePlaceOf, type PinDraft } from './drafts.ts';
import { DropOverlay } from './drop-overlay.tsx';
import { LinkEntry } from './link-entry.tsx';
import styles from './pin-builder.module.css';
import { useOpenDraft } from './use-open-draft.ts';
import { usePickedFiles } from './use-picked-files.ts';
import { usePublish } from './use-publish.tsx';

type PinBuilderProps = {
  saver: Saver;
  /** Saved with the pin begun here; the pictures of its page are offered at once. */
  initialLink?: string;
  initialText?: Partial<PinText> | undefined;
  /** The target of a pin begun here. */
  initialTarget?: SaveTarget;
  initialFiles?: readonly File[];
  /** The first one has arrived: its draft is stored without it from now on. */
  onInitialFilesArrived?: () => void;
  /** All that was to be published is; named is the first of them. */
  onPublished?: ((pinId: string) => void) | undefined;
};

/** One or several, published one after the other. */
export function PinBuilder(props: PinBuilderProps) {
  const { saver, initialLink, initialText, initialFiles, initialTarget, onInitialFilesArrived, onPublished } =
    props;
  const brought = { files: initialFiles, target: initialTarget, link: initialLink, text: initialText };
  const desk = useOpenDraft(saver, brought);
  useArrival(desk, initialFiles?.[0], onInitialFilesArrived);
  const { open, isPublishing, upload, uploads, change, arrived } = desk;
  const { publish, isSwitchedOff, dismissSwitchedOff } = usePublish(saver, change, arrived, onPublished);
  const { isOver, take, pasted } = usePicked(desk);
  const forAll = useTargetForAll(desk);
  return (
    <div className={styles.builder}>
      {isOver && <DropOverlay />}
      <LinkEntry initialLink={initialLink} pasted={pasted} onChoose={desk.addFromPage} />
      {desk.drafts.all.length > 1 && <Drafts {...desk} />}
      <BuilderForm
        {...{ saver, pin: open }}
        isPublishing={open.isPublishing}
        isOtherFirst={isPublishing && !open.isPublishing}
        canRetry={Boolean(open.media || open.file) && !isRefused(open, uploads.items)}
        onChange={forAll.set}
        onPublish={() => publish([open])}
        underBoard={<UnderBoard {...desk} {...forAll} />}
        actions={<DraftButtons {...desk} onPublishAll={publish} />}
      >
        <DraftPicture
          key={open.key}
          draft={open}
          isLocked={open.isPublishing}
          error={open.errors.picture}
          upload={upload}
          onFiles={take}
          onRetry={() => upload && uploads.retry(upload.key)}
          onRemovePicture={desk.removePicture}
        />
      </BuilderForm>
      <SwitchedOffDialog isOpen={isSwitchedOff} onClose={dismissSwitchedOff} />
    </div>
  );
}

type Desk = ReturnType<typeof useOpenDraft>;

function useArrival({ drafts }: Desk, first: File | undefined, onArrived?: () => void): void {
  const hasArrived = drafts.all.some(({ file, media }) => media && file && file === first);
  useEffect(() => {
    if (hasArrived) onArrived?.();
  }, [hasArrived, onArrived]);
}

function usePicked({ addFiles }: Desk) {
  const [pasted, setPasted] = useState<{ link: string } | null>(null);
  return { ...usePickedFiles(addFiles, { onLink: (link) => setPasted({ link }) }), pasted };
}

function Drafts({ drafts, open, uploads, change }: Desk) {
  const { t } = useLingui();
  const isOnePlace = onePlaceOf(drafts.all) !== null;
  const stripItem = (draft: PinDraft, index: number): StripItem => ({
    ...draft,
    name: draft.pinText.title || draft.file?.name || t`Draft ${index + 1}`,
    place: isOnePlace ? undefined : targetName(draft.target, t`Profile`),
    isWrong: Object.keys(draft.errors).length > 0,
  });
  return (
    <DraftStrip
      label={t`Drafts`}
      drafts={drafts.all.map(stripItem)}
      openKey={open.key}
      uploads={uploads.items}
      onOpen={(key) => change({ action: 'open', key })}
    />
  );
}

type DraftButtonsProps = Pick<Desk, 'drafts' | 'uploads' | 'open' | 'remove' | 'isPublishing'> & {
  onPublishAll: (drafts: PinDraft[]) => void;
};

function DraftButtons({ drafts, uploads, open, remove, isPublishing, onPublishAll }: DraftButtonsProps) {
  const ready = drafts.all.filter((draft) => !isEmpty(draft) && !isRefused(draft, uploads.items));
  return (
    <>
      {(!isEmpty(open) || drafts.all.length > 1) && (
        <Button variant="ghost" onClick={remove} disabled={open.isPublishing}>
          <Trans>Delete draft</Trans>
        </Button>
      )}
      <span className={styles.space} />
      {ready.length > 1 && (
        <Button onClick={() => onPublishAll(ready)} disabled={isPublishing}>
          <Plural value={ready.length} one="Publish # Pin" other="Publish all # Pins" />
        </Button>
      )}
    </>
  );
}

/** Drafts that go to one place go on together, until somebody sets them apart. */
function useTargetForAll({ drafts, open, change, set }: Desk) {
  const [isApart, setApart] = useState(false);
  const isForAll = !isApart && onePlaceOf(drafts.all) !== null;
  const sendAll = (target: SaveTarget) => change({ action: 'send-all-to', target });
  return {
    isForAll,
    set: (to: { pinText: PinText } | { target: SaveTarget }) => {
      if (isForAll && 'target' in to) sendAll(to.target);
      set({ ...to, errors: errorsAfter(open.errors, open, to) });
    },
    toggle: (target: SaveTarget) => {
      setApart(isForAll);
      if (!isForAll) sendAll(target);
    },
  };
}

type TargetForAllProps = Pick<Desk, 'drafts' | 'open' | 'uploads'> &
  Pick<ReturnType<typeof useTargetForAll>, 'isForAll' | 'toggle'>;

function UnderBoard(props: ComponentProps<typeof TargetForAll>) {
  const { media } = props.open;
  const isPicture = media?.from === 'upload' && media.kind === 'image';
  return (
    <>
      {isPicture && <AlreadySaved of={{ image_signature: media.signature }} />}
      <TargetForAll {...props} />
    </>
  );
}

function TargetForAll({ drafts, open, uploads, isForAll, toggle }: TargetForAllProps) {
  const count = drafts.all.filter((draft) => !isRefused(draft, uploads.items)).length;
  if (count < 2) return null;
  return (
    <span role="status">
      <QuietButton disabled={open.isPublishing} aria-pressed={isForAll} onClick={() => toggle(open.target)}>
        {isForAll && <CheckIcon size={16} />}
        {isForAll ? (
          <Plural value={count} other="All # Pins will go there" />
        ) : (
          <Plural value={count} other="Use for all # Pins" />
        )}
      </QuietButton>
    </span>
  );
}
