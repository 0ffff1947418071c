import type { PersonMark } from '#features/core/people/mark-person/mark-person.service.ts';

export interface SampleProfile {
  username: string;
  isCreator?: boolean;
  handle?: string;
  /** The site is for a profile that leads to it. */
  marks?: readonly { mark: PersonMark; site?: string }[];
  /** In the last month. */
  views?: number;
}

export const SAMPLE_PROFILES: readonly SampleProfile[] = [
  { username: 'ada', handle: 'ada.fires.clay' },
  {
    username: 'chi',
    isCreator: true,
    handle: 'chi.draws.doors',
    marks: [{ mark: 'verified-identity' }],
    views: 4321,
  },
  { username: 'fatou', isCreator: true, views: 860 },
  { username: 'studio', handle: 'studio.fold', views: 12_480 },
  { username: 'breadandsalt', views: 1930 },
  { username: 'tallgrass', marks: [{ mark: 'minimal-header' }] },
  { username: 'sundial', marks: [{ mark: 'ads-only', site: 'https://sundial.example/tents' }] },
];
