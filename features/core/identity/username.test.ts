import { expect, test } from 'vitest';
import { usernameFault, usernameIdeas } from './username.ts';

test('a username has 3 to 30 letters, digits and underscores, and not only digits', () => {
  const good = ['ada', 'Ada_Lovelace', '_x_', 'a1b', 'a'.repeat(30)];
  expect(good.map(usernameFault)).toEqual(good.map(() => null));
  const faults = Object.fromEntries(
    ['ab', 'a'.repeat(31), 'ada-l', 'ad a', 'adá', '12345', 'Login', '236x', ''].map((name) => [
      name,
      usernameFault(name),
    ]),
  );
  expect(faults).toEqual({
    ab: 'too-short',
    ['a'.repeat(31)]: 'too-long',
    'ada-l': 'wrong-characters',
    'ad a': 'wrong-characters',
    adá: 'wrong-characters',
    '12345': 'digits-only',
    Login: 'reserved',
    '236x': 'reserved',
    '': 'too-short',
  });
});

test('ideas come from the name, then from the mail address, and all may be taken', () => {
  const ideas = usernameIdeas('Zoë van Dijk', 'zoe.d@example.com', () => 0.5);
  expect(ideas.slice(0, 4)).toEqual(['zoevandijk', 'zoed', 'zoevandijk50', 'zoed50']);
  expect(ideas.filter((idea) => usernameFault(idea) !== null)).toEqual([]);
});

test('a name without Latin letters, a reserved one and a very long one have ideas too', () => {
  for (const name of ['草間 彌生', 'Login', 'Settings', 'x'.repeat(200), '', '12']) {
    const ideas = usernameIdeas(name, '');
    expect(ideas.length, name).toBeGreaterThanOrEqual(3);
    expect(ideas.filter((idea) => usernameFault(idea) !== null)).toEqual([]);
  }
});
