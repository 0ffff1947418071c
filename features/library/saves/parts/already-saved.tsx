import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { DataOf, OptionsOf } from '#platform/resource/call.ts';
import { call } from '#platform/resource/client.ts';
import styles from './already-saved.module.css';

/** A pin, or the file of an upload. */
export type PictureToSave = OptionsOf<'SavedAlreadyResource.get'>;

/** Says where the person already has the picture, or nearly the same one. */
export function AlreadySaved({ of }: { of: PictureToSave }) {
  const [first] = useSavedAlready(of);
  return (
    <p role="status" className={styles.note}>
      {first && <Where pin={first} />}
    </p>
  );
}

type Saved = DataOf<'SavedAlreadyResource.get'>[number];

function Where({ pin: { id, board } }: { pin: Saved }) {
  const path = `/pin/${id}/`;
  if (!board) {
    return (
      <Link to={path}>
        <Trans>Already among your Pins</Trans>
      </Link>
    );
  }
  const { name } = board;
  return (
    <Link to={path}>
      <Trans>Already in {name}</Trans>
    </Link>
  );
}

function useSavedAlready({ pin_id, image_signature }: PictureToSave): readonly Saved[] {
  const [saved, setSaved] = useState<readonly Saved[]>([]);
  useEffect(() => {
    let isOpen = true;
    call('SavedAlreadyResource.get', { pin_id, image_signature }).then(
      ({ data }) => isOpen && setSaved(data),
      // A hint: without it everything works.
      () => isOpen && setSaved([]),
    );
    return () => {
      isOpen = false;
    };
  }, [pin_id, image_signature]);
  return saved;
}
