import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '#design/button/icon-button.tsx';
import { XIcon } from '#design/icons/icons.tsx';
import type { DataOf } from '#platform/resource/call.ts';
import styles from './link-entry.module.css';

export type LinkPage = DataOf<'FindPinImagesResource.get'>;
type Image = LinkPage['items'][number];

type LinkPicturesProps = { page: LinkPage; onChoose: (image: Image) => void; onClose: () => void };

export function LinkPictures({ page, onChoose, onClose }: LinkPicturesProps) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  // Focus follows to what was asked for.
  useEffect(() => heading.current?.focus(), []);
  const { items: images, title, site_name } = page;
  return (
    <div className={styles.found}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.heading}>
          {images.length === 0 ? (
            <Trans>There are no pictures on this page.</Trans>
          ) : (
            <Trans>Choose a picture</Trans>
          )}
        </h2>
        <IconButton label={t`Close`} size="small" onClick={onClose}>
          <XIcon />
        </IconButton>
      </div>
      <p className={styles.source}>{[title, site_name].filter(Boolean).join(' · ') || page.url}</p>
      {images.length === 0 ? (
        <p>
          <Trans>Save a picture of it to your device and add it here, or try another link.</Trans>
        </p>
      ) : (
        <ul className={styles.pictures}>
          {images.map((image, index) => (
            <Choice
              key={image.url}
              image={image}
              label={image.alt || t`Picture ${index + 1}`}
              onChoose={onChoose}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

/** A picture that cannot be shown cannot be pinned, so it is removed. */
function Choice({
  image,
  label,
  onChoose,
}: {
  image: Image;
  label: string;
  onChoose: (image: Image) => void;
}) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return null;
  return (
    <li>
      <button type="button" className={styles.choice} aria-label={label} onClick={() => onChoose(image)}>
        <img
          src={image.preview_url}
          alt=""
          loading="lazy"
          className={styles.picture}
          onError={() => setBroken(true)}
        />
        {image.width !== null && image.height !== null && (
          <span className={styles.size}>
            {image.width} × {image.height}
          </span>
        )}
      </button>
    </li>
  );
}
