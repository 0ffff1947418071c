import { keyBehind } from '#features/library/pins/topics-key.ts';

/** In SQL: what the topics of a board are found by. Uses boards_topics_due where compared with `topics_key`. */
export const keyOfBoard = (b: string) =>
  `md5(${b}.search::text || case when ${b}.is_temporarily_disabled then 'disabled' else '' end)`;

/** In SQL, of a row of board_interests: as `isFiledAsSeen` of pins. */
export const isBoardFiledAsSeen = (filing: string) => `case when exists (
      select from boards due where due.home = ${filing}.home and due.id = any(array[${filing}.board_id])
        and due.deleted_at is null and due.topics_key is distinct from ${keyOfBoard('due')}
        and ${keyBehind('due')} is distinct from ${keyOfBoard('due')}) then false else true end`;
