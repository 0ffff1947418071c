import { Readable } from 'node:stream';
import { register } from '#features/identity/register/register.service.ts';
import type { MediaRow } from '#features/media/media.service.ts';
import { picturePath, sizeOf } from '#features/media/picture-urls.ts';
import { recordPicture } from '#features/media/take-media.service.ts';
import { COVER_RESOLUTIONS } from '#features/people/cover.ts';
import { changeProfile } from '#features/people/edit-profile/edit-profile.store.ts';
import { personOfAccount } from '#features/people/person-of-account.store.ts';
import type { Id } from '#platform/ids/ids.ts';
import type { Platform } from '#platform/resource/context.ts';
import { type Artwork, drawCover, drawLogo, drawPortrait, renderArtwork } from './art/artwork.ts';
import { SAMPLE_FACES } from './words/faces.ts';
import { SAMPLE_PASSWORD, type SamplePerson } from './words/people.ts';
import { addCover } from './world.store.ts';

/** Signs a sample person up, with what they say about themselves and a picture. */
export async function makePerson(platform: Platform, person: SamplePerson): Promise<Id> {
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
  const cover = await paint(platform, drawCover(face.cover), COVER_WIDTH);
  await addCover(
    platform.db,
    made.id,
    COVER_RESOLUTIONS.map((resolution) => ({
      resolution,
      url: picturePath(cover.signature, resolution),
      ...sizeOf(cover.width, cover.height, resolution),
    })),
  );
  return made.id;
}

const COVER_WIDTH = 1600;

async function paint(platform: Platform, artwork: Artwork, width: number): Promise<MediaRow> {
  const picture = await renderArtwork(artwork, { format: 'jpeg', width });
  const taken = await recordPicture(platform, Readable.from([picture]));
  if (!taken.ok) throw new Error(`A painted picture was refused: ${taken.reason}`);
  return taken.media;
}
