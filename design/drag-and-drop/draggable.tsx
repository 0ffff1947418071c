import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { GripVerticalIcon } from '../icons/visitor-icons.tsx';
import styles from './drag-and-drop.module.css';

type DraggableProps = {
  /** Names it among all others of the area. */
  itemKey: string;
  type: string;
  /** What people call it; it is said when it is moved. */
  label: string;
  /** The list whose order it belongs to. */
  list?: string;
  /** Others may be dropped on it, but it stays where it is. */
  isFixed?: boolean;
  className?: string;
  children: ReactNode;
};

/** Something in a `DragArea` that can be dragged and dropped on. */
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

/** The button with which keys lift the draggable around it. */
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
