import { useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { ShareDialog } from '../share/share-dialog.tsx';
import { ShareFlyout } from '../share/share-flyout.tsx';
import { Row, Section } from './section.tsx';

const SHARED = { title: 'Share this page', path: '/design/', shortPath: '/design/', subject: 'The look' };

export function Sharing() {
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
