import type { Attachment } from '../conversation.ts';

/** A person as they are handed on to others. */
export interface SharedPerson {
  type: 'user';
  id: string;
  name: string;
  /** Always empty: a profile is its name. */
  description: '';
  imageUrl: string | null;
  url: string;
}

/** What sharing a profile hands on. */
export function sharedPerson(person: {
  id: string;
  username: string;
  fullName: string;
  image: string | null;
}): SharedPerson {
  return {
    type: 'user',
    id: person.id,
    name: person.fullName,
    description: '',
    imageUrl: person.image,
    url: `/${person.username}/`,
  };
}

/** What a message shows that hands this on. */
export function attachmentOf({ type, id }: SharedPerson): Attachment {
  return { type, id };
}

/** What a message shows that invites somebody to follow a profile. */
export function followInvite(personId: string): Attachment {
  return { type: 'follow_invite', id: personId };
}
