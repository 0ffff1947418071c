import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CircleAlertIcon, ImageIcon } from '#design/icons/icons.tsx';
import { Spinner } from '#design/spinner/spinner.tsx';
import type { UploadItem } from '#features/core/media/parts/upload-queue.ts';
import { DraftPreview } from './draft-preview.tsx';
import styles from './draft-strip.module.css';
import type { DraftMedia } from './drafts.ts';

export interface StripItem {
  key: string;
  media: DraftMedia | null;
  file: File | null;
  name: string;
  /** Shown where drafts are for different places. */
  place?: string | undefined;
  isPublishing?: boolean;
  isWrong?: boolean;
}

type DraftStripProps = {
  label: string;
  drafts: readonly StripItem[];
  openKey: string;
  uploads: readonly UploadItem[];
  onOpen: (key: string) => void;
  around?: (draft: StripItem, shown: ReactNode) => ReactNode;
};

export function DraftStrip({ label, drafts, openKey, uploads, onOpen, around }: DraftStripProps) {
  return (
    <ul className={styles.strip} aria-label={label}>
      {drafts.map((draft) => {
        const upload = uploads.find(({ file }) => file === draft.file);
        const shown = (
          <button
            type="button"
            className={styles.draft}
            aria-current={draft.key === openKey}
            data-liftable
            onClick={() => onOpen(draft.key)}
          >
            <span className={styles.picture}>
              <DraftPreview media={draft.media} file={draft.file} className={styles.image} />
              <Standing draft={draft} upload={upload} />
            </span>
            <span className={styles.name} dir="auto">
              {draft.name}
            </span>
            {draft.place && (
              <span className={styles.place} dir="auto">
                {draft.place}
              </span>
            )}
          </button>
        );
        return <li key={draft.key}>{around ? around(draft, shown) : shown}</li>;
      })}
    </ul>
  );
}

function Standing({ draft, upload }: { draft: StripItem; upload: UploadItem | undefined }) {
  const { t } = useLingui();
  if (upload?.state === 'failed' || draft.isWrong) {
    return (
      <span className={styles.standing}>
        <CircleAlertIcon size={20} label={t`Needs your attention`} />
      </span>
    );
  }
  if (draft.isPublishing || upload?.state === 'waiting' || upload?.state === 'sending') {
    return (
      <span className={styles.standing}>
        <Spinner size={20} label={draft.isPublishing ? t`Publishing…` : t`Uploading`} />
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
