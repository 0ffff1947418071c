import { PIN_KINDS, PRIVACIES } from './pin.ts';

export const TABLES = {
  pins: { kind: PIN_KINDS, privacy: PRIVACIES, video_extension: ['mp4', 'webm'] },
  pin_users: {},
  pin_tries: {},
  pin_try_likes: {},
  link_previews: {},
};
