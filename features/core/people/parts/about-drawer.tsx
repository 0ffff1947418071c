import { Dialog } from '#design/dialog/dialog.tsx';
import { type AboutPerson, AboutWords } from './about-words.tsx';

type AboutDrawerProps = { isOpen: boolean; onClose: () => void; person: AboutPerson };

/** All that a person says about themselves, beside their profile. */
export function AboutDrawer({ isOpen, onClose, person }: AboutDrawerProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={person.fullName} size="drawer">
      <AboutWords person={person} />
    </Dialog>
  );
}
