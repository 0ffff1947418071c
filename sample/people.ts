import { Readable } from 'node:stream';
import { register } from '#features/identity/register/register.service.ts';
import type { MediaRow } from '#features/media/media.service.ts';
import { recordPicture } from '#features/media/take-media.service.ts';
import { showAsCover } from '#features/people/edit-cover/edit-cover.service.ts';
import { changeProfile } from '#features/people/edit-profile/edit-profile.store.ts';
import { personOfAccount } from '#features/people/person-of-account.service.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Platform } from '#platform/resource/context.ts';
import { drawCover, drawLogo, drawPortrait, renderArtwork } from './art/artwork.ts';
import { recordClip } from './record-clip.ts';
import { sampleMail } from './tell-sign-ins.ts';
import { SAMPLE_FACES, type SampleFace } from './words/faces.ts';
import { SAMPLE_PASSWORD, type SamplePerson } from './words/people.ts';

/** Signs a sample person up, with what they say about themselves and a picture. */
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
  const face = SAMPLE_FACES[person.username];
  if (!face) throw new Error(`The sample person ${person.username} has no face`);
  const avatar = person.isBusiness ? drawLogo(face.picture) : drawPortrait(face.picture);
  const { signature } = await paint(platform, avatar, 480);
  await changeProfile(platform.db, made.id, {
    about: person.about,
    pronouns: person.pronouns,
    country: person.country,
    location: person.location,
    ...(person.website ? { website_url: person.website } : {}),
    image_signature: signature,
  });
  await showAsCover(platform.db, made.id, await makeCover(platform, face));
  return made.id;
}

const COVER_WIDTH = 1600;

/** A wide picture, or a clip under one of its drawings. */
async function makeCover(platform: Platform, { cover, clip }: SampleFace) {
  if (!clip) return { image: await paint(platform, drawCover(cover), COVER_WIDTH), video: null };
  const { coverOf } = await import('./clips/clips.ts');
  return {
    image: await paint(platform, coverOf(clip), COVER_WIDTH),
    video: await recordClip(platform, clip),
  };
}

async function paint(
  platform: Platform,
  artwork: Parameters<typeof renderArtwork>[0],
  width: number,
): Promise<MediaRow> {
  const picture = await renderArtwork(artwork, { format: 'jpeg', width });
  const taken = await recordPicture(platform, Readable.from([picture]));
  if (!taken.ok) throw new Error(`A painted picture was refused: ${taken.reason}`);
  return taken.media;
}
