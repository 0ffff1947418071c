import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { QuietButton } from '#design/button/quiet-button.tsx';
import { LockIcon } from '#design/icons/visitor-icons.tsx';
import { onDemand } from '#design/on-demand/on-demand.tsx';
import type { PinMarksData } from '../marks-text.ts';
import { taggedPath } from '../tag.ts';
import styles from './pin-marks.module.css';

const EditMarksDialog = onDemand(() => import('./edit-marks-panel.tsx'), 'EditMarksPanel');

type PinMarksProps = { pinId: string; username: string; marks: PinMarksData };

/** The note and tags of an own pin. */
export function PinMarks({ pinId, username, marks }: PinMarksProps) {
  const [isOpen, setOpen] = useState(false);
  const isEmpty = marks.note === '' && marks.tags.length === 0;
  const edit = (
    <QuietButton onClick={() => setOpen(true)} onPointerEnter={EditMarksDialog.preload}>
      {isEmpty ? <Trans>Add note or tags</Trans> : <Trans>Edit note and tags</Trans>}
    </QuietButton>
  );
  return (
    <>
      {isEmpty ? edit : <ShownMarks {...{ username, marks, edit }} />}
      <EditMarksDialog {...{ pinId, marks, isOpen }} onClose={() => setOpen(false)} />
    </>
  );
}

type ShownMarksProps = Omit<PinMarksProps, 'pinId'> & { edit: ReactNode };

function ShownMarks({ username, marks: { note, tags }, edit }: ShownMarksProps) {
  const { t } = useLingui();
  return (
    <section className={styles.marks} aria-label={t`Your note and tags`}>
      {note && (
        <p className={styles.note} dir="auto">
          {note}
        </p>
      )}
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label={t`Your tags`}>
          {tags.map(({ id, name }) => (
            <li key={id}>
              <Link to={taggedPath(username, id)} dir="auto">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.foot}>
        <LockIcon size={16} />
        <Trans>Only you can see this</Trans>
        {edit}
      </p>
    </section>
  );
}
