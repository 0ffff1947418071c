import type { Eraser } from '#features/core/identity/eraser.ts';
import { eraseFromAds } from './erase-person.store.ts';

export const eraseCampaigns: Eraser = ({ db }, person) => db.transaction((tx) => eraseFromAds(tx, person));
