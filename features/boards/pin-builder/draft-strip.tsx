import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlertIcon, ImageIcon } from '#design/icons/icons.tsx';
import { Spinner } from '#design/spinner/spinner.tsx';
import type { UploadItem } from '#features/media/parts/upload-queue.ts';
import { DraftPreview } from './draft-preview.tsx';
import styles from './draft-strip.module.css';
import type { PinDraft } from './drafts.ts';

type DraftStripProps = {
  drafts: readonly PinDraft[];
  openKey: string;
  uploads: readonly UploadItem[];
  onOpen: (key: string) => void;
};

/** All drafts in small, with how each stands, to go from one to the other. */
export function DraftStrip({ drafts, openKey, uploads, onOpen }: DraftStripProps) {
  const { t } = useLingui();
  return (
    <ul className={styles.strip} aria-label={t`Drafts`}>
      {drafts.map((draft, index) => {
        const upload = uploads.find(({ file }) => file === draft.file);
        return (
          <li key={draft.key}>
            <button
              type="button"
              className={styles.draft}
              aria-current={draft.key === openKey}
              onClick={() => onOpen(draft.key)}
            >
              <span className={styles.picture}>
                <DraftPreview media={draft.media} file={draft.file} className={styles.image} />
                <Standing draft={draft} upload={upload} />
              </span>
              <span className={styles.name}>{draft.words.title || <Trans>Draft {index + 1}</Trans>}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Standing({ draft, upload }: { draft: PinDraft; upload: UploadItem | undefined }) {
  const { t } = useLingui();
  if (upload?.state === 'failed' || Object.keys(draft.errors).length > 0) {
    return (
      <span className={styles.standing}>
        <CircleAlertIcon size={20} label={t`Needs your attention`} />
      </span>
    );
  }
  if (draft.isPublishing || upload?.state === 'waiting' || upload?.state === 'sending') {
    return (
      <span className={styles.standing}>
        <Spinner size={20} label={draft.isPublishing ? t`Publishing` : t`Uploading`} />
      </span>
    );
  }
  if (draft.media || draft.file) return null;
  return (
    <span className={styles.standing}>
      <ImageIcon size={20} />
    </span>
  );
}
