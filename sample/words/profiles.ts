/** What the profile of somebody in the sample world shows beside their own words. */
export interface SampleProfile {
  username: string;
  isCreator?: boolean;
  isIdentityVerified?: boolean;
  handle?: string;
  isHeaderMinimal?: boolean;
  adsOnlySite?: string;
  /** Views of the last month. */
  views?: number;
}

export const SAMPLE_PROFILES: readonly SampleProfile[] = [
  { username: 'ada', handle: 'ada.fires.clay' },
  { username: 'chi', isCreator: true, isIdentityVerified: true, handle: 'chi.draws.doors', views: 4321 },
  { username: 'fatou', isCreator: true, views: 860 },
  { username: 'studio', handle: 'studio.fold', views: 12_480 },
  { username: 'breadandsalt', views: 1930 },
  { username: 'tallgrass', isHeaderMinimal: true },
  { username: 'sundial', adsOnlySite: 'https://sundial.example/tents' },
];
