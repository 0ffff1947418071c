import { expect, test } from 'vitest';
import { freshDatabase } from '#testing/database.ts';
import { testPlatform } from '#testing/platform.ts';
import { makePerson } from './people.ts';
import { printSignIns } from './print-sign-ins.ts';
import { SAMPLE_PEOPLE } from './words/people.ts';

test('each start on the sample world says who signs in with what, and one without it says nothing', async () => {
  const platform = await testPlatform(await freshDatabase());
  const told = async () => {
    const lines: string[] = [];
    await printSignIns(platform, (line) => lines.push(line));
    return lines.map((line) => line.trim());
  };
  expect(await told()).toEqual([]);
  for (const name of ['ada', 'nordwool']) {
    const person = SAMPLE_PEOPLE.find(({ username }) => username === name);
    if (!person) throw new Error(`no ${name} in the sample world`);
    await makePerson(platform, person);
  }
  const lines = [
    'Sample people: ada; businesses: nordwool',
    'They all log in with the password pinfold-sample.',
  ];
  expect(await told()).toEqual(lines);
  expect(await told()).toEqual(lines);
});
