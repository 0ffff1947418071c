import { expect, test } from 'vitest';
import { attachmentOf, followInvite, sharedPerson } from './share-object.ts';

test('[HEADER-40] a shared profile has an empty description, name, picture, address and id; an invitation type and id', () => {
  const person = { id: '7', username: 'ada', fullName: 'Ada Maker', image: '/a.jpg', about: 'Words' };
  expect(sharedPerson(person)).toEqual({
    ...{ type: 'user', id: '7', name: 'Ada Maker', description: '', imageUrl: '/a.jpg', url: '/ada/' },
  });
  expect(attachmentOf(sharedPerson(person))).toEqual({ type: 'user', id: '7' });
  expect(followInvite('7')).toEqual({ type: 'follow_invite', id: '7' });
});
