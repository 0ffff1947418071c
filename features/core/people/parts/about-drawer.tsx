import { Dialog } from '#design/dialog/dialog.tsx';
import type { AboutPerson } from './about-links.tsx';
import { AboutText } from './about-text.tsx';

type AboutDrawerProps = { isOpen: boolean; onClose: () => void; person: AboutPerson };

export function AboutDrawer({ isOpen, onClose, person }: AboutDrawerProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={person.fullName} size="drawer">
      <AboutText person={person} />
    </Dialog>
  );
}
