import { beforeAll, expect, test } from 'vitest';
import { type Cast, type CastMember, castOf } from '#testing/cast.ts';
import { freshDatabase } from '#testing/database.ts';
import { testPlatform } from '#testing/platform.ts';
import { boardPageData } from './board-page-data.ts';
import { roleOnBoard } from './board-role.ts';

let cast: Cast;

beforeAll(async () => {
  cast = await castOf(await testPlatform(await freshDatabase()));
});

test('[DND-12] who owns a board and who collaborates is decided by its owner and its collaborating users, by pages and by the server', async () => {
  const { ada, ben, chi } = cast;
  const board = await ada.makes.board('Lamps');
  const into = await ben.makes.board('Light');
  await ada.shares(board, ben);
  const shownTo = async (who: CastMember) => (await who.call('BoardResource.get', { board_id: board })).data;
  const roles = async () =>
    Promise.all(
      [ada, ben, chi].map(async (who) => {
        const shown = await shownTo(who);
        const { isMine, isOurs } = boardPageData(shown, who.id);
        return [roleOnBoard(who.id, shown), shown.collaborated_by_me, isMine, isOurs];
      }),
    );
  const [owner, collaborator, other] = [
    ['owner', false, true, true],
    ['collaborator', true, false, true],
    [null, false, false, false],
  ];
  expect(await roles()).toEqual([owner, collaborator, other]);
  expect((await shownTo(ada)).collaborating_users.map(({ id }) => id)).toEqual([ben.id]);
  expect(roleOnBoard(undefined, await shownTo(ada))).toBeNull();

  const edit = (who: CastMember) => who.call('BoardResource.update', { board_id: board, description: 'Lit' });
  const merge = (who: CastMember) =>
    who.call('POST /v3/boards/:source/merge/:target/', { source: board, target: into });
  await edit(ada);
  await edit(ben);
  await expect(edit(chi)).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(merge(ben)).rejects.toMatchObject({ kind: 'forbidden' });

  await ada.call('BoardCollaboratorResource.delete', { board_id: board, invited_user_id: ben.id });
  expect(await roles()).toEqual([owner, other, other]);
  await expect(edit(ben)).rejects.toMatchObject({ kind: 'forbidden' });
});
