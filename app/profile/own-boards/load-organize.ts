import type { PageContext } from '#app/server/page-context.ts';
import type { PersonProfile } from '#features/core/people/wire/person-answer.ts';
import { clusterCardData, PREVIEWED } from '#features/library/organize/cluster-card-data.ts';
import { pinTile } from '#features/library/organize/organize-pins/organize-pins.ts';

export type OrganizeData = NonNullable<Awaited<ReturnType<typeof loadOrganize>>>;

export async function loadOrganize(
  { call, viewer }: PageContext,
  profile: Pick<PersonProfile, 'id' | 'quick_saves_pin_count' | 'archived_board_count'>,
) {
  if (viewer.kind !== 'person' || viewer.id !== profile.id) return null;
  const count = profile.quick_saves_pin_count;
  const [pins, boards, clusters] = await Promise.all([
    count > 0 ? call('BoardlessPinsResource.get', { page_size: PREVIEWED }) : null,
    count > 0 ? call('BoardPickerBoardsResource.get', { field_set_key: 'board_picker', page_size: 1 }) : null,
    call('GET /v3/users/profile/pins/clusters/', {}),
  ]);
  return {
    pins: pins?.data.map(pinTile) ?? [],
    count,
    // The picker leaves out archived ones.
    hasBoards: (boards?.data.all_boards.length ?? 0) > 0 || (profile.archived_board_count ?? 0) > 0,
    clusters: clusters.data.map(clusterCardData),
  };
}
