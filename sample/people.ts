import { requireActingFor } from '#features/core/identity/acting-access.ts';
import { register } from '#features/core/identity/register/register.service.ts';
import { showAsCover } from '#features/core/people/edit-cover/edit-cover.service.ts';
import { changeProfile } from '#features/core/people/edit-profile/edit-profile.store.ts';
import { personOfAccount } from '#features/core/people/person-of-account.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Platform } from '#platform/resource/context.ts';
import { CLIP_COVERS } from './clips/clip-names.ts';
import { sampleMail } from './print-sign-ins.ts';
import { recordClip, recordSample } from './record-files.ts';
import { SAMPLE_PASSWORD, type SamplePerson } from './words/people.ts';

export async function makePerson(platform: Platform, person: SamplePerson): Promise<Id> {
  const made = await register(
    platform,
    {
      first_name: person.firstName,
      last_name: person.lastName,
      full_name: '',
      email: sampleMail(person),
      password: SAMPLE_PASSWORD,
      birthday: person.birthday,
      country: person.country,
      username: person.username,
    },
    personOfAccount,
  );
  if (!('id' in made)) throw new Error(`The sample person ${person.username} was refused: ${made.refused}`);
  const { signature } = await recordSample(platform, `face-${person.username}`);
  const me = requireActingFor({ kind: 'person', id: made.id }, {}, 'edit-profile');
  await changeProfile(platform.db, me, {
    about: person.about,
    pronouns: person.pronouns,
    country: person.country,
    location: person.location,
    ...(person.website ? { website_url: person.website } : {}),
    image_signature: signature,
  });
  await showAsCover(platform.db, me, await recordCover(platform, person));
  return made.id;
}

/** A video comes with its own picture. */
async function recordCover(platform: Platform, { username, coverClip }: SamplePerson) {
  if (!coverClip) return { image: await recordSample(platform, `cover-${username}`), video: null };
  return {
    image: await recordSample(platform, CLIP_COVERS[coverClip]),
    video: await recordClip(platform, coverClip),
  };
}
