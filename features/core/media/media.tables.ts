import { MEDIA_KINDS, UPLOAD_STATUSES } from './media.ts';

export const TABLES = {
  media: { kind: MEDIA_KINDS },
  media_claims: {},
  picture_maps: {},
  uploads: { kind: MEDIA_KINDS, status: UPLOAD_STATUSES },
};
