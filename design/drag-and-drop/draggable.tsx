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
  /** Its name for people, announced when it is moved. */
  label: string;
  /** The list it is ordered in. */
  list?: string;
  /** Others may be dropped on it, but it cannot be moved. */
  isFixed?: boolean;
  className?: string;
  children: ReactNode;
};

/** An item in a `DragArea` that can be dragged and dropped on. */
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

/** The button that lifts the surrounding draggable by keyboard. */
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
