import { expect, test } from 'vitest';
import type { Id } from '#platform/ids/ids.ts';
import { type CastMember, castOf } from '#testing/cast.ts';
import { countingQueries } from '#testing/count-queries.ts';
import { freshDatabase } from '#testing/database.ts';
import { testPlatform } from '#testing/platform.ts';
import { whoSeesPin } from './pin.service.ts';

test('who of several may see a pin is what each may, and takes as many statements as for one', async () => {
  const platform = await testPlatform(await freshDatabase());
  const cast = await castOf(platform);
  const { ada, ben, chi, studio } = cast;
  const secret = await ada.makes.board('Hidden', { privacy: 'secret' });
  await ada.shares(secret, chi);
  await ben.blocks(ada);
  await studio.follows(chi);
  const everybody = [ada, ben, chi, studio];
  const seeing = async (pin: string, people: readonly CastMember[]) => {
    const { context, count } = countingQueries(await ada.context());
    const ids = people.map(({ id }) => id);
    const found = await whoSeesPin(context.db, pin as Id, ids);
    return {
      names: people.filter(({ id }) => found.has(id)).map(({ username }) => username),
      asked: count(),
    };
  };
  const sees = async (pin: string, names: readonly string[]) => {
    const all = await seeing(pin, everybody);
    expect(all.names).toEqual(names);
    for (const one of everybody) {
      const alone = await seeing(pin, [one]);
      expect(alone).toEqual({ names: names.filter((name) => name === one.username), asked: all.asked });
    }
  };
  await sees((await ada.saves.pin()).id, ['ada', 'chi', 'studio']);
  await sees((await ada.saves.pin({ board: secret })).id, ['ada', 'chi']);
  await sees((await chi.saves.pin({ board: secret })).id, ['ada', 'chi']);
  const ofChi = (await chi.saves.pin()).id;
  await sees(ofChi, ['ada', 'ben', 'chi', 'studio']);
  await platform.db.write('update users set is_private_profile = true where id = $1', [chi.id]);
  await sees(ofChi, ['chi', 'studio']);
  await sees('1', []);
});
