import { beforeAll, expect, test } from 'vitest';
import { type Caller, type Cast, castOf, memberOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { type TestPlatform, testPlatform } from '#testing/platform.ts';

let platform: TestPlatform;
let cast: Cast;

beforeAll(async () => {
  platform = await testPlatform(await freshDatabase());
  cast = await castOf(platform);
});

const coverOf = async (username: string, viewer: Caller = cast.visitor) =>
  (await viewer.call('UserResource.get', { username })).data.profile_cover;

async function signatureOfVideo(person: Cast['ada']) {
  const upload = await person.has.video();
  const { data } = await person.call('VIPResource.get', { upload_ids: [upload] });
  return data[upload]?.signature ?? '';
}

test('a picture becomes the cover in every size, and another takes its place', async () => {
  const { ada } = cast;
  const first = await ada.has.picture({ width: 1600, height: 600, color: '#112233' });
  await ada.call('ProfileCoverResource.update', { image_signature: first });
  await ada.call('ProfileCoverResource.update', { image_signature: first });
  expect(await coverOf('ada')).toMatchObject({
    source: 'image',
    dominant_color: '#112233',
    video_url: null,
    images: {
      '736x': { url: expect.stringContaining(`/736x/`), width: 736, height: 276 },
      '1200x': { url: expect.stringContaining(first), width: 1200, height: 450 },
      originals: { width: 1600, height: 600 },
    },
  });
  const second = await ada.has.picture({ width: 900, height: 300 });
  const video = await signatureOfVideo(ada);
  await ada.call('ProfileCoverResource.update', { image_signature: second, video_signature: video });
  const shown = await coverOf('ada');
  expect(shown).toMatchObject({ source: 'video', video_url: expect.stringContaining(video) });
  expect(JSON.stringify(shown)).not.toContain(first);
});

test('two at once leave one whole cover', async () => {
  const { ben } = cast;
  const [one, two] = [await ben.has.picture(), await ben.has.picture()];
  await Promise.all(
    [one, two].map((image_signature) => ben.call('ProfileCoverResource.update', { image_signature })),
  );
  const urls = Object.values((await coverOf('ben'))?.images ?? {}).map(({ url }) => url);
  expect(urls).toHaveLength(3);
  expect([one, two].some((signature) => urls.every((url) => url.includes(signature)))).toBe(true);
});

test('what was removed can be set again by what the answer names, and removing nothing is no error', async () => {
  const dan = await memberOf(platform, 'dan');
  const files = { image_signature: await dan.has.picture(), video_signature: await signatureOfVideo(dan) };
  await dan.call('ProfileCoverResource.update', files);
  const { data: removed } = await dan.call('ProfileCoverResource.delete', {});
  expect(removed).toEqual(files);
  expect(await coverOf('dan')).toBeNull();
  const none = { image_signature: null, video_signature: null };
  expect((await dan.call('ProfileCoverResource.delete', {})).data).toEqual(none);
  await dan.call('ProfileCoverResource.update', files);
  expect(await coverOf('dan')).toMatchObject({ source: 'video' });
});

test('only own files of the right kind, each refused by its name; visitors have no cover', async () => {
  const { ada, chi } = cast;
  const [foreign, own, video] = [
    await chi.has.picture(),
    await ada.has.picture(),
    await signatureOfVideo(ada),
  ];
  const refused = (sent: { image_signature: string; video_signature?: string }, field: string) =>
    expect(ada.call('ProfileCoverResource.update', sent)).rejects.toMatchObject({ kind: 'invalid', field });
  await refused({ image_signature: foreign }, 'image_signature');
  await refused({ image_signature: video }, 'image_signature');
  await refused({ image_signature: own, video_signature: own }, 'video_signature');
  await refused({ image_signature: own, video_signature: 'f'.repeat(32) }, 'video_signature');
  await expect(cast.visitor.call('ProfileCoverResource.delete', {})).rejects.toMatchObject({
    kind: 'unauthenticated',
  });
});

test('the cover of a private profile is in no answer to those whom it is closed to', async () => {
  const pia = await memberOf(platform, 'pia', 'Pia');
  const image_signature = await pia.has.picture();
  await pia.call('ProfileCoverResource.update', { image_signature });
  await pia.call('UserSettingsResource.update', { is_private_profile: true });
  await cast.ben.follows(pia);
  for (const who of [cast.chi, cast.visitor, cast.bot]) expect(await coverOf('pia', who)).toBeNull();
  expect(await coverOf('pia', cast.ben)).toMatchObject({ source: 'image' });
  await pia.blocks(cast.ben);
  await expect(coverOf('pia', cast.ben)).rejects.toMatchObject({ kind: 'not-found' });
});
