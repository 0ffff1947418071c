import { expect, test } from 'vitest';
import { sharedPerson } from './shared-person.ts';

test('a profile is passed on by its name, picture, address and id, without a description', () => {
  const ada = { id: '12', username: 'ada', fullName: 'Ada Lovelace', image: '/media/ada.webp' };
  expect(sharedPerson(ada)).toEqual({
    ...{ type: 'user', id: '12', name: 'Ada Lovelace', description: '' },
    ...{ imageUrl: '/media/ada.webp', url: '/ada/' },
  });
});
