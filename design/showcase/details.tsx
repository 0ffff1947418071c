import { Badge } from '../badge/badge.tsx';
import { WithUnread } from '../badge/with-unread.tsx';
import { IconButton, IconLink } from '../button/icon-button.tsx';
import { QuietButton } from '../button/quiet-button.tsx';
import { EvenGrid } from '../even-grid/even-grid.tsx';
import { FileButton } from '../file-button/file-button.tsx';
import { BellIcon, HeartIcon } from '../icons/icons.tsx';
import { Pulsar } from '../pulsar/pulsar.tsx';
import { ScanCode } from '../scan-code/scan-code.tsx';
import { Hints } from './hints.tsx';
import { Row, Section } from './section.tsx';
import { Sharing } from './sharing.tsx';
import styles from './showcase.module.css';

const UNREAD = [
  { count: 0, isWaiting: false, label: 'News' },
  { count: 3, isWaiting: false, label: 'News, 3 unread' },
  { count: 120, isWaiting: false, label: 'News, many unread' },
  { count: 0, isWaiting: true, label: 'News, something waits' },
];
const TILES = Array.from({ length: 24 }, (_, index) => `Tile ${index + 1}`);
const keyOf = (tile: string) => tile;
const renderTile = (tile: string) => (
  <div className={styles.tile}>
    {tile}
    <Badge>{tile.length}</Badge>
  </div>
);

/** Elements next to or on top of others. */
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
