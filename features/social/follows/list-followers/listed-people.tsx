import { useState } from 'react';
import { NobodyListed } from './nobody-listed.tsx';
import { PeopleDialog, type PeopleDialogProps } from './people-dialog.tsx';
import { PeopleList } from './people-list.tsx';

type ListedPeopleProps = Pick<PeopleDialogProps, 'side' | 'person' | 'viewerId'>;

/** Opens as a dialog over its page, and stays on the page once that is closed. */
export function ListedPeople({ side, person, viewerId }: ListedPeopleProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <PeopleList
        {...{ side, person, viewerId }}
        empty={<NobodyListed side={side} person={person} isOwner={person.id === viewerId} place="page" />}
      />
      <PeopleDialog {...{ isOpen, side, person, viewerId }} onClose={() => setOpen(false)} />
    </>
  );
}
