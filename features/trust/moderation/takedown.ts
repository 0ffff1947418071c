/** The laws by which a legal request to remove something can be made. */
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

/** How requests under one law are made. */
export interface LawConfiguration {
  LAW: TakedownLaw;
  /** The flag that decides whether requests under this law are taken at all. */
  DECIDER_KEY: 'takedown_test' | 'takedown_turkey' | 'takedown_dsa' | 'lop_india_reporting';
  /** Where it is in force, as ISO 3166 writes it; `EU` is a visitor known to be in the union, but not where. */
  COUNTRY_CODES: readonly string[];
  /** Whether the law wants an office that complaints go to; it is named beside the form. */
  COMPLAINTS_OFFICE: boolean;
  /** Whether bodies that a state trusts may say that they are one. */
  TRUSTED_FLAGGER: boolean;
  /** Whether a request names one provision only that it rests on. */
  RESTRICT_MULTIPLE_LAWS: boolean;
  /** Whether somebody who is not signed in may make one. */
  ALLOW_ANON_SUBMISSION: boolean;
}

/** The configuration of each law. */
export const TAKEDOWN_LAW_CONFIGURATION: { readonly [Law in TakedownLaw]: LawConfiguration & { LAW: Law } } =
  {
    test: {
      LAW: 'test',
      DECIDER_KEY: 'takedown_test',
      COUNTRY_CODES: ['US'],
      COMPLAINTS_OFFICE: false,
      TRUSTED_FLAGGER: false,
      RESTRICT_MULTIPLE_LAWS: false,
      ALLOW_ANON_SUBMISSION: false,
    },
    turkey: {
      LAW: 'turkey',
      DECIDER_KEY: 'takedown_turkey',
      COUNTRY_CODES: ['TR'],
      COMPLAINTS_OFFICE: true,
      TRUSTED_FLAGGER: false,
      RESTRICT_MULTIPLE_LAWS: true,
      ALLOW_ANON_SUBMISSION: false,
    },
    dsa: {
      LAW: 'dsa',
      DECIDER_KEY: 'takedown_dsa',
      COUNTRY_CODES: EU,
      COMPLAINTS_OFFICE: false,
      TRUSTED_FLAGGER: true,
      RESTRICT_MULTIPLE_LAWS: false,
      ALLOW_ANON_SUBMISSION: true,
    },
    india: {
      LAW: 'india',
      DECIDER_KEY: 'lop_india_reporting',
      COUNTRY_CODES: ['IN'],
      COMPLAINTS_OFFICE: true,
      TRUSTED_FLAGGER: false,
      RESTRICT_MULTIPLE_LAWS: true,
      ALLOW_ANON_SUBMISSION: true,
    },
  };

/** The law of this name; null where there is none. */
export function findLaw(name: string): LawConfiguration | null {
  const law = TAKEDOWN_LAWS.find((known) => known === name);
  return law ? TAKEDOWN_LAW_CONFIGURATION[law] : null;
}

/** Whether a law is in force in a country. */
export function isInForce(law: TakedownLaw, country: string | undefined): boolean {
  return country !== undefined && TAKEDOWN_LAW_CONFIGURATION[law].COUNTRY_CODES.includes(country);
}

export const TAKEDOWN_LIMITS = { urls: 20, provisions: 5, statement: 5000, name: 200 } as const;
