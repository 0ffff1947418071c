import { useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { CopyIcon, EllipsisIcon, InfoIcon, PencilIcon, TrashIcon } from '../icons/icons.tsx';
import type { MenuGroup } from '../menu/menu.tsx';
import { IconMenuButton, MenuButton } from '../menu/menu-button.tsx';
import { Popover } from '../popover/popover.tsx';
import { toast } from '../toast/toast.ts';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { Row, Section } from './section.tsx';

const say = (text: string) => () => toast.show({ text, duration: 2000 });

function offered(sort: string, setSort: (sort: string) => void): MenuGroup[] {
  const choice = (id: string, label: string) => ({
    id,
    label,
    isChecked: id === sort,
    onSelect: () => setSort(id),
  });
  return [
    {
      id: 'acts',
      entries: [
        { id: 'edit', label: 'Edit', icon: <PencilIcon />, onSelect: say('Edit') },
        {
          id: 'copy',
          label: 'Copy link',
          hint: 'To share it anywhere',
          icon: <CopyIcon />,
          onSelect: say('Copied'),
        },
        { id: 'away', label: 'Go home', to: '/' },
        { id: 'delete', label: 'Delete', icon: <TrashIcon />, isDanger: true, onSelect: say('Deleted') },
        { id: 'never', label: 'Not now', isDisabled: true },
      ],
    },
    {
      id: 'sort',
      title: 'Sort by',
      selection: 'single',
      entries: [choice('az', 'A to Z'), choice('new', 'Newest first')],
    },
  ];
}

export function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'long' | 'confirm' | 'popover' | null>(null);
  const [sort, setSort] = useState('az');
  const anchor = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(null);
  return (
    <Section title="Overlays and toasts">
      <Row>
        <Button onClick={() => setOpen('dialog')}>Dialog</Button>
        <Button onClick={() => setOpen('long')}>Long dialog</Button>
        <Button onClick={() => setOpen('confirm')}>Confirm</Button>
        <Button ref={anchor} onClick={() => setOpen('popover')}>
          Popover
        </Button>
        <MenuButton label="Menu" groups={offered(sort, setSort)} />
        <IconMenuButton label="More" groups={offered(sort, setSort)}>
          <EllipsisIcon />
        </IconMenuButton>
        <Tooltip text="A few words about it">
          <IconButton label="About" title="">
            <InfoIcon />
          </IconButton>
        </Tooltip>
      </Row>
      <Row>
        <Button onClick={() => toast.show({ text: 'Saved to Kitchens', duration: 4000 })}>Plain toast</Button>
        <Button
          onClick={() =>
            toast.show({
              text: '12 things deleted',
              kind: 'success',
              action: { undo: say('Undone') },
              duration: 6000,
            })
          }
        >
          With Undo
        </Button>
        <Button onClick={() => toast.show({ text: 'That did not work', kind: 'error', duration: 4000 })}>
          Error
        </Button>
        <Button onClick={() => toast.show({ text: 'Moving to Kitchens…', kind: 'progress', duration: 4000 })}>
          Progress
        </Button>
        <Button
          onClick={() => toast.show({ text: 'Uploading', kind: 'progress', value: 0.6, duration: 4000 })}
        >
          Known progress
        </Button>
      </Row>
      <Dialog
        isOpen={open === 'dialog'}
        onClose={close}
        title="A dialog"
        actions={<Button onClick={close}>Done</Button>}
      >
        <p>Its text.</p>
      </Dialog>
      <Dialog isOpen={open === 'long'} onClose={close} title="A long dialog" size="large">
        {Array.from({ length: 40 }, (_, index) => `Line ${index + 1} of many.`).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'confirm'}
        onClose={close}
        title="Delete this for good?"
        confirmLabel="Delete"
        onConfirm={close}
        isDanger
      >
        You have 30 days to change your mind.
      </ConfirmDialog>
      <Popover isOpen={open === 'popover'} onClose={close} triggerRef={anchor} label="About this">
        <p>A small panel.</p>
        <Button size="small" onClick={close}>
          Close
        </Button>
      </Popover>
    </Section>
  );
}
