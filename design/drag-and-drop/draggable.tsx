import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { GripVerticalIcon } from '../icons/visitor-icons.tsx';
import styles from './drag-and-drop.module.css';

type DraggableProps = {
  /** Unique within the area. */
  itemKey: string;
  type: string;
  label: string;
  list?: string;
  isFixed?: boolean;
  className?: string;
  children: ReactNode;
};

export function Draggable({ itemKey, type, label, list = '', isFixed, className, children }: DraggableProps) {
  return (
    <div
      className={classNames(styles.item, className)}
      data-drag-key={itemKey}
      data-drag-type={type}
      data-drag-label={label}
      data-drag-list={list}
      data-drag-fixed={isFixed ? '' : undefined}
    >
      {children}
    </div>
  );
}

export function DragHandle({ label, className }: { label: string; className?: string }) {
  const { t } = useLingui();
  return (
    <IconButton
      label={t`Rearrange ${label}`}
      variant="onPicture"
      size="tiny"
      className={classNames(styles.handle, className)}
      data-drag-handle=""
    >
      <GripVerticalIcon size={18} />
    </IconButton>
  );
}
