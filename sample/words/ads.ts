import type { BillableEvent, ObjectiveType } from '#features/ads/campaigns/campaign.ts';

export interface SampleAd {
  readonly board: string;
  /** The oldest is 0. */
  readonly pin: number;
  /** On an ordinary day. */
  readonly impressions: number;
  /** Clicks of a thousand impressions. */
  readonly clicks: number;
}

export interface SampleAdGroup {
  readonly name: string;
  readonly topics: readonly string[];
  readonly countries: readonly string[];
  readonly billableEvent: BillableEvent;
  /** In units of the currency. */
  readonly bid: number;
  readonly budget: { readonly type: 'DAILY' | 'LIFETIME'; readonly amount: number };
  readonly ads: readonly SampleAd[];
}

export interface SampleAdvertiser {
  readonly owner: string;
  readonly country: string;
  readonly timeZone: string;
  /** What it pays each time that little is left, in units of the currency. */
  readonly payment: number;
  readonly campaigns: readonly {
    readonly name: string;
    readonly objective: ObjectiveType;
    readonly groups: readonly SampleAdGroup[];
  }[];
}

const ad = (board: string, pin: number, impressions: number, clicks: number): SampleAd => ({
  ...{ board, pin, impressions, clicks },
});

export const SAMPLE_ADVERTISERS: readonly SampleAdvertiser[] = [
  {
    owner: 'studio',
    country: 'DK',
    timeZone: 'Europe/Copenhagen',
    payment: 150,
    campaigns: [
      {
        name: 'Lamps for dark evenings',
        objective: 'CONSIDERATION',
        groups: [
          {
            name: 'Home decor, nearby',
            ...{
              topics: ['home-decor'],
              countries: ['DK', 'SE', 'NO'],
              billableEvent: 'CLICKTHROUGH',
              bid: 0.25,
            },
            budget: { type: 'DAILY', amount: 6 },
            ads: [ad('Lamps', 0, 820, 14), ad('Lamps', 1, 610, 11)],
          },
          {
            name: 'Everywhere',
            ...{ topics: [], countries: [], billableEvent: 'CLICKTHROUGH', bid: 0.2 },
            budget: { type: 'DAILY', amount: 4 },
            ads: [ad('Lamps', 3, 940, 7)],
          },
        ],
      },
      {
        name: 'Chairs made to order',
        objective: 'AWARENESS',
        groups: [
          {
            name: 'Who furnishes a home',
            ...{ topics: ['home-decor', 'architecture'], countries: [], billableEvent: 'IMPRESSION', bid: 2 },
            budget: { type: 'DAILY', amount: 5 },
            ads: [ad('Chairs', 0, 1130, 5), ad('Chairs', 2, 760, 6)],
          },
        ],
      },
    ],
  },
  {
    owner: 'nordwool',
    country: 'NO',
    timeZone: 'Europe/Oslo',
    payment: 100,
    campaigns: [
      {
        name: 'Wool for the winter',
        objective: 'CONSIDERATION',
        groups: [
          {
            name: 'People who knit',
            ...{ topics: ['crafts'], countries: [], billableEvent: 'CLICKTHROUGH', bid: 0.22 },
            budget: { type: 'LIFETIME', amount: 400 },
            ads: [ad('Knit', 0, 690, 16), ad('Knit', 1, 540, 9)],
          },
        ],
      },
    ],
  },
];
