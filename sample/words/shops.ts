import type { ChosenLabels } from '#features/business/profiles/choose-labels/choose-labels.ts';
import type { ValueBadge } from '#features/business/profiles/merchant.ts';

export interface SampleContact {
  contact_email?: string;
  contact_phone?: string;
  contact_phone_country?: string;
  street?: string;
  extra_street?: string;
  postal_code?: string;
  locality?: string;
  region?: string;
  country?: string;
  enable_profile_address?: boolean;
}

export interface SampleShop {
  owner: string;
  contact: SampleContact;
  /** Of a verified merchant. */
  values?: readonly ValueBadge[];
  labels?: ChosenLabels;
  /** Waits for a review. */
  isApplying?: true;
}

export const SAMPLE_SHOPS: readonly SampleShop[] = [
  {
    owner: 'breadandsalt',
    contact: {
      contact_email: 'hello@bread-and-salt.example',
      contact_phone: '061 555 01 23',
      contact_phone_country: 'CH',
      street: 'Steinengraben 5',
      extra_street: 'In the courtyard',
      postal_code: '4051',
      locality: 'Basel',
      country: 'CH',
      enable_profile_address: true,
    },
    labels: { business_diversity_labels: ['none'], owner_labels: ['woman'] },
    isApplying: true,
  },
  {
    owner: 'nordwool',
    contact: { contact_email: 'wool@nordwool.example', locality: 'Bergen', country: 'NO' },
    values: ['eco_friendly', 'responsibly_sourced', 'personal_touch', 'inclusive'],
    labels: { business_diversity_labels: ['lgbtq'], owner_labels: ['woman', 'disability'] },
  },
  {
    owner: 'tallgrass',
    contact: {},
    values: ['invested_in_good', 'eco_friendly'],
  },
];
