import type { Eraser } from '#features/core/identity/eraser.ts';
import { countLostFollower, deleteTopicFollows } from '../topic-follow.store.ts';

export const eraseTopics: Eraser = ({ db }, person) =>
  db.transaction(async (tx) => {
    await countLostFollower(tx, await deleteTopicFollows(tx, person, null));
  });
