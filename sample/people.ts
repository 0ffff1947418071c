import { Readable } from 'node:stream';
import { register } from '#features/identity/register/register.service.ts';
import { recordPicture } from '#features/media/take-media.service.ts';
import { changeProfile } from '#features/people/edit-profile/edit-profile.store.ts';
import { personOfAccount } from '#features/people/person-of-account.store.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Platform } from '#platform/resource/context.ts';
import { drawLogo, drawPortrait } from './art/artwork.ts';
import { renderArtwork } from './art/render.ts';
import { SAMPLE_PASSWORD, type SamplePerson } from './words/people.ts';

/** Signs a sample person up, with what they say about themselves and a picture. */
export async function makePerson(platform: Platform, person: SamplePerson, seed: number): Promise<Id> {
  const made = await register(
    platform,
    {
      first_name: person.firstName,
      last_name: person.lastName,
      full_name: '',
      email: `${person.username}@sample.example`,
      password: SAMPLE_PASSWORD,
      birthday: person.birthday,
      country: person.country,
      username: person.username,
    },
    personOfAccount,
  );
  if (!('id' in made)) throw new Error(`The sample person ${person.username} was refused: ${made.refused}`);
  const artwork = person.isBusiness ? drawLogo(seed) : drawPortrait(seed);
  const picture = await renderArtwork(artwork, { format: 'jpeg', width: 480 });
  const taken = await recordPicture(platform, Readable.from([picture]));
  await changeProfile(platform.db, made.id, {
    about: person.about,
    pronouns: person.pronouns,
    country: person.country,
    location: person.location,
    ...(person.website ? { website_url: person.website } : {}),
    ...(taken.ok ? { avatar_signature: taken.media.signature } : {}),
  });
  return made.id;
}
