import { expect, test } from 'vitest';
import { castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { testPlatform } from '#testing/platform.ts';
import { verifyMerchantNamed } from './verify-merchant.service.ts';

test('the operator verifies businesses only, and is told of who is none or nobody', async () => {
  const platform = await testPlatform(await freshDatabase());
  const { visitor } = await castOf(platform);
  const verify = (username: string) => verifyMerchantNamed(platform, username, ['eco_friendly']);
  const isVerified = async (username: string) =>
    (await visitor.call('UserResource.get', { username })).data.is_verified_merchant;
  expect(await verify('ada')).toEqual({ refused: 'no-business' });
  expect(await isVerified('ada')).toBe(false);
  expect(await verify('no-one')).toEqual({ refused: 'nobody' });
  expect(await verify('studio')).toBe(null);
  expect(await isVerified('studio')).toBe(true);
  expect(await verifyMerchantNamed(platform, 'studio', null)).toBe(null);
  expect(await isVerified('studio')).toBe(false);
});
