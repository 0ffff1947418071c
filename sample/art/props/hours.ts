import type { Random } from '../random.ts';

export type HourName = 'dawn' | 'morning' | 'noon' | 'golden hour' | 'dusk' | 'night' | 'overcast';

/** The light of one hour: the sky from top to horizon, the disc, and the land from far to near. */
export interface Hour {
  readonly name: HourName;
  readonly sky: readonly string[];
  readonly disc: string;
  readonly far: string;
  readonly near: string;
  readonly accent: string;
  readonly cloud: string;
}

const hour = (
  name: HourName,
  sky: string,
  disc: string,
  far: string,
  near: string,
  accent: string,
  cloud: string,
): Hour => ({
  name,
  sky: sky.split(' '),
  disc,
  far,
  near,
  accent,
  cloud,
});

/** Chosen by hand, several for each hour. */
export const HOURS: readonly Hour[] = [
  hour('dawn', '#7d93b8 #e3b7b8 #fbdcc0', '#fff1d6', '#c9a3b0', '#3d4466', '#f2a48a', '#f7cfc4'),
  hour('dawn', '#b8cfd8 #f3d9cd #fceade', '#f8b48f', '#a9bcc4', '#2f5261', '#e98a6b', '#fff3ea'),
  hour('dawn', '#5f6a9c #d08fa4 #f9c3a0', '#ffe6bd', '#9b7795', '#2c2650', '#ffb38a', '#eab0b0'),
  hour('morning', '#a9d3e0 #d8ebe6 #f7f2df', '#fff6cf', '#a9c7b8', '#2f5d50', '#e8a94e', '#ffffff'),
  hour('morning', '#8cc4d6 #cbe5e3 #fdf3dc', '#fffbe6', '#9fbfc6', '#1f5066', '#ef8f5a', '#ffffff'),
  hour('noon', '#4f9fc9 #9ccfe0 #dff0ea', '#fff4c2', '#8fb7c4', '#2b5f4b', '#f0b64b', '#ffffff'),
  hour('noon', '#3fa0a8 #9ad3c8 #f3eccb', '#fff2b8', '#86b8a4', '#285a42', '#e8743b', '#fffdf5'),
  hour('noon', '#6db1d8 #b7d9ea #f0f4ee', '#fff7d9', '#b6c9b0', '#4d6b35', '#d9a441', '#ffffff'),
  hour('golden hour', '#e9a15b #f6c879 #fdeab8', '#fff6d8', '#d99a62', '#5b3427', '#c4472e', '#fbdca6'),
  hour('golden hour', '#d98b6a #f3bd8a #fbe3c0', '#fff0cf', '#c58b7b', '#4a3040', '#9c3f3a', '#f9d7b5'),
  hour('golden hour', '#7fa6a0 #e7c98e #fbe6b6', '#fff1c8', '#bfa878', '#37463a', '#d2692f', '#fbeccb'),
  hour('dusk', '#3b2a63 #b0527c #f59a6b', '#ffd59a', '#8b4b78', '#1d1438', '#ff7d5c', '#c96a86'),
  hour('dusk', '#274060 #8c6a8e #f0a585', '#ffdcb0', '#6d6289', '#13203a', '#f28a6a', '#a67a94'),
  hour('dusk', '#51306b #d35d6e #fbb26a', '#ffe3a8', '#98456b', '#2a1436', '#ffcf6b', '#e0807a'),
  hour('dusk', '#1f4a5c #7f9b94 #f3c48c', '#ffe9bf', '#5d7f83', '#0f2b36', '#ef7f55', '#b9b39a'),
  hour('night', '#0b1437 #1e2f63 #4a5d94', '#f6f1da', '#344a80', '#070d24', '#ffd27a', '#2f4176'),
  hour('night', '#08222e #0f4450 #3d8180', '#f3f0d2', '#23606a', '#04141c', '#f6c667', '#1c5560'),
  hour('night', '#1a1236 #43265f #8a4f7d', '#ffeccb', '#53336e', '#0e0820', '#ffb86b', '#4f2f68'),
  hour('overcast', '#a3b9cb #cfdbe2 #eef0ec', '#f6f4ea', '#9db4c2', '#2c4254', '#d98a5a', '#e9eef0'),
  hour('overcast', '#a9c2ba #d3dfd5 #f1efe2', '#fbf6ea', '#9cb8ac', '#2c4a42', '#c9703f', '#eef2ea'),
];

export function pickHour(random: Random, wanted?: readonly HourName[]): Hour {
  return random.pick(wanted ? HOURS.filter(({ name }) => wanted.includes(name)) : HOURS);
}

/** How people say it: "at dawn", "in the morning". */
export const atHour = (name: HourName): string =>
  ({
    dawn: 'at dawn',
    morning: 'in the morning',
    noon: 'at noon',
    'golden hour': 'in the last light',
    dusk: 'at dusk',
    night: 'by night',
    overcast: 'under a pale sky',
  })[name];
