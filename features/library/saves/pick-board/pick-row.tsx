import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { IconButton } from '#design/button/icon-button.tsx';
import { ArrowLeftIcon, CheckIcon } from '#design/icons/icons.tsx';
import { picturePath } from '#features/core/media/picture-urls.ts';
import type { PickerBoard } from '../picker-boards.ts';
import styles from './board-picker.module.css';

type PickRowProps = {
  name: string;
  picture?: ReactNode;
  mark?: ReactNode;
  end?: ReactNode;
  isChosen?: boolean;
  onPress: () => void;
};

export function PickRow({ name, picture, mark, end, isChosen, onPress }: PickRowProps) {
  return (
    <li>
      <button type="button" className={styles.row} aria-pressed={isChosen} onClick={onPress}>
        <span className={styles.picture}>{picture}</span>
        <span className={styles.name}>{name}</span>
        {mark}
        {isChosen && <CheckIcon size={18} />}
        {end}
      </button>
    </li>
  );
}

export function PickerCover({ cover: { signature, color } }: { cover: NonNullable<PickerBoard['cover']> }) {
  return (
    <img
      src={picturePath(signature, '136x136', 'webp')}
      alt=""
      loading="lazy"
      className={styles.cover}
      style={{ background: color }}
    />
  );
}

export function StepHead({ onBack, children }: { onBack: () => void; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <div className={styles.head}>
      <IconButton label={t`Back`} size="small" onClick={onBack} autoFocus>
        <ArrowLeftIcon />
      </IconButton>
      <h2 className={styles.title}>{children}</h2>
    </div>
  );
}
