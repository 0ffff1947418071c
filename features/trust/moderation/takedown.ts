export const TAKEDOWN_LAWS = ['test', 'turkey', 'dsa', 'india'] as const;
export type TakedownLaw = (typeof TAKEDOWN_LAWS)[number];

export const TAKEDOWN_TYPES = ['DMCA', 'Trademark', 'GDPR'] as const;
export type TakedownType = (typeof TAKEDOWN_TYPES)[number];

/** Requests are about what was seen on this day or later. */
export const TAKEDOWNS_SINCE = '2024-01-01';

const EU = [
  ...['AT', 'BE', 'BG', 'HR', 'CY', 'CZ', 'DK', 'EE', 'FI', 'FR', 'DE', 'GR', 'HU', 'IE'],
  ...['IT', 'LV', 'LT', 'LU', 'MT', 'NL', 'PL', 'PT', 'RO', 'SK', 'SI', 'ES', 'SE', 'EU'],
];

export interface LawConfiguration {
  LAW: TakedownLaw;
  DECIDER_KEY: 'takedown_test' | 'takedown_turkey' | 'takedown_dsa' | 'lop_india_reporting';
  /** ISO 3166 codes; `EU` is a visitor in the union whose country is unknown. */
  COUNTRY_CODES: readonly string[];
  /** The call that takes its requests. */
  API: typeof API;
  /** It is named next to the form. */
  COMPLAINTS_OFFICE: boolean;
  TRUSTED_FLAGGER: boolean;
  /** A request may cite only one provision. */
  RESTRICT_MULTIPLE_LAWS: boolean;
  ALLOW_ANON_SUBMISSION: boolean;
}

const API = 'POST /v3/legal/takedowns/:law/';

export const TAKEDOWN_LAW_CONFIGURATION: { readonly [Law in TakedownLaw]: LawConfiguration & { LAW: Law } } =
  {
    test: {
      LAW: 'test',
      DECIDER_KEY: 'takedown_test',
      COUNTRY_CODES: ['US'],
      API,
      COMPLAINTS_OFFICE: false,
      TRUSTED_FLAGGER: false,
      RESTRICT_MULTIPLE_LAWS: false,
      ALLOW_ANON_SUBMISSION: false,
    },
    turkey: {
      LAW: 'turkey',
      DECIDER_KEY: 'takedown_turkey',
      COUNTRY_CODES: ['TR'],
      API,
      COMPLAINTS_OFFICE: true,
      TRUSTED_FLAGGER: false,
      RESTRICT_MULTIPLE_LAWS: true,
      ALLOW_ANON_SUBMISSION: false,
    },
    dsa: {
      LAW: 'dsa',
      DECIDER_KEY: 'takedown_dsa',
      COUNTRY_CODES: EU,
      API,
      COMPLAINTS_OFFICE: false,
      TRUSTED_FLAGGER: true,
      RESTRICT_MULTIPLE_LAWS: false,
      ALLOW_ANON_SUBMISSION: true,
    },
    india: {
      LAW: 'india',
      DECIDER_KEY: 'lop_india_reporting',
      COUNTRY_CODES: ['IN'],
      API,
      COMPLAINTS_OFFICE: true,
      TRUSTED_FLAGGER: false,
      RESTRICT_MULTIPLE_LAWS: true,
      ALLOW_ANON_SUBMISSION: true,
    },
  };

export function findLaw(name: string): LawConfiguration | null {
  const law = TAKEDOWN_LAWS.find((known) => known === name);
  return law ? TAKEDOWN_LAW_CONFIGURATION[law] : null;
}

export function isInForce(law: TakedownLaw, country: string | undefined): boolean {
  return country !== undefined && TAKEDOWN_LAW_CONFIGURATION[law].COUNTRY_CODES.includes(country);
}

export const TAKEDOWN_LIMITS = { urls: 20, provisions: 5, statement: 5000, name: 200 } as const;
