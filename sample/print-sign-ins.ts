import type { Platform } from '#platform/resource/context.ts';
import { SAMPLE_PASSWORD, SAMPLE_PEOPLE } from './words/people.ts';
import { findUsernames } from './world.store.ts';

export async function printSignIns({ db }: Platform, say: (line: string) => void): Promise<void> {
  const here = await findUsernames(db, SAMPLE_PEOPLE.map(sampleMail));
  if (here.size === 0) return;
  const namesOf = (isBusiness: boolean) =>
    SAMPLE_PEOPLE.filter((person) => (person.isBusiness ?? false) === isBusiness)
      .flatMap((person) => here.get(sampleMail(person)) ?? [])
      .join(', ');
  say(`Sample people: ${namesOf(false)}; businesses: ${namesOf(true)}`);
  say(`They all log in with the password ${SAMPLE_PASSWORD}.\n`);
}

/** It stays when they change their username. */
export function sampleMail({ username }: { username: string }): string {
  return `${username}@sample.example`;
}
