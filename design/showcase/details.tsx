import { useRef, useState } from 'react';
import { Button } from '#design/button/button.tsx';
import { Hint } from '#design/hint/hint.tsx';
import { ShareFlyout } from '#design/share/share-button.tsx';
import { ShareDialog } from '#design/share/share-dialog.tsx';
import { Badge } from '../badge/badge.tsx';
import { WithUnread } from '../badge/with-unread.tsx';
import { IconButton, IconLink } from '../button/icon-button.tsx';
import { QuietButton } from '../button/quiet-button.tsx';
import { EvenGrid } from '../even-grid/even-grid.tsx';
import { FileButton } from '../file-button/file-button.tsx';
import { BellIcon, HeartIcon } from '../icons/icons.tsx';
import { Pulsar } from '../pulsar/pulsar.tsx';
import { ScanCode } from '../scan-code/scan-code.tsx';
import { Row, Section } from './section.tsx';
import styles from './showcase.module.css';

const SHARED = { title: 'Share this page', path: '/design/', shortPath: '/design/', subject: 'The look' };

function Sharing() {
  const [open, setOpen] = useState<'flyout' | 'people' | 'dialog' | null>(null);
  const flyout = useRef<HTMLButtonElement>(null);
  const people = useRef<HTMLButtonElement>(null);
  const onClose = () => setOpen(null);
  return (
    <Section title="Sharing">
      <Row>
        <Button ref={flyout} onClick={() => setOpen('flyout')}>
          Share flyout
        </Button>
        <Button ref={people} onClick={() => setOpen('people')}>
          Share flyout with people
        </Button>
        <Button onClick={() => setOpen('dialog')}>Share dialog</Button>
      </Row>
      <ShareFlyout {...SHARED} isOpen={open === 'flyout'} onClose={onClose} triggerRef={flyout} />
      <ShareFlyout
        {...SHARED}
        isOpen={open === 'people'}
        onClose={onClose}
        triggerRef={people}
        people={<p>Here people of this site are chosen.</p>}
      />
      <ShareDialog {...SHARED} isOpen={open === 'dialog'} onClose={onClose} />
    </Section>
  );
}

const UNREAD = [
  { count: 0, isWaiting: false, label: 'Notifications' },
  { count: 3, isWaiting: false, label: 'Notifications, 3 unread' },
  { count: 120, isWaiting: false, label: 'Notifications, many unread' },
  { count: 0, isWaiting: true, label: 'Notifications, something waits' },
];
const TILES = Array.from({ length: 24 }, (_, index) => `Tile ${index + 1}`);
const keyOf = (tile: string) => tile;
const renderTile = (tile: string) => (
  <div className={styles.tile}>
    {tile}
    <Badge>{tile.length}</Badge>
  </div>
);

export function Details() {
  return (
    <>
      <QuietControls />
      <Unread />
      <Hints />
      <Section title="Pulsar and code">
        <Row>
          <div className={styles.pulsing}>
            <Pulsar size={64} />
          </div>
          <ScanCode text="https://pins.example.org/ada/" label="Code that leads to Ada" />
        </Row>
      </Section>
      <Sharing />
      <Section title="Even grid">
        <EvenGrid items={TILES} keyOf={keyOf} render={renderTile} label="Tiles" className={styles.tiles} />
      </Section>
    </>
  );
}

function QuietControls() {
  return (
    <Section title="Links, quiet buttons and files">
      <Row>
        {(['regular', 'small', 'tiny'] as const).map((size) => (
          <IconLink key={size} to="?" label={`A ${size} link`} size={size}>
            <HeartIcon />
          </IconLink>
        ))}
        <FileButton accept="image/*" onFiles={() => {}}>
          Choose a file
        </FileButton>
        <FileButton accept="image/*" onFiles={() => {}} isBusy>
          A file is on its way
        </FileButton>
        <QuietButton>Reply</QuietButton>
        <QuietButton aria-pressed={true}>Liked</QuietButton>
        <QuietButton aria-disabled={true}>Not now</QuietButton>
      </Row>
    </Section>
  );
}

function Unread() {
  return (
    <Section title="Unread">
      <Row>
        {UNREAD.map(({ label, ...unread }) => (
          <WithUnread key={label} {...unread} most={100}>
            <IconButton label={label}>
              <BellIcon />
            </IconButton>
          </WithUnread>
        ))}
      </Row>
    </Section>
  );
}

function Hints() {
  const [at, setAt] = useState<HTMLElement | null>(null);
  return (
    <Section title="Hint">
      <div className={styles.hinted}>
        <Button size="small" onClick={({ currentTarget }) => setAt(currentTarget)}>
          What it is about
        </Button>
        {at && (
          <Hint at={at} onDismiss={() => setAt(null)}>
            New: put your boards in order by dragging
          </Hint>
        )}
      </div>
    </Section>
  );
}
