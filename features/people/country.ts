/** Groups of countries that are treated alike. */
export const COUNTRY_GROUPS = {
  englishOverseas: ['US', 'CA', 'NZ', 'AU'],
  britishIsles: ['GB', 'IE'],
  europe: ['AT', 'BE', 'CH', 'DE', 'DK', 'ES', 'FR', 'IT', 'NL', 'NO', 'PT', 'SE'],
  latinAmerica: ['BR', 'MX', 'AR', 'CL', 'CO', 'PE'],
} as const;

/** The countries that a language is offered for, the most usual first. */
export const COUNTRIES_OF_LANGUAGE = {
  en: ['US', 'GB', 'CA', 'AU', 'NZ', 'IE', 'IN', 'ZA', 'SG', 'PH'],
  es: ['ES', 'MX', 'AR', 'CO', 'CL', 'PE', 'VE', 'EC', 'GT', 'UY'],
  pt: ['BR', 'PT', 'AO', 'MZ'],
  de: ['DE', 'AT', 'CH', 'LI', 'LU'],
  fr: ['FR', 'BE', 'CH', 'CA', 'LU', 'MC', 'SN', 'CI'],
  id: ['ID'],
  ja: ['JP'],
  it: ['IT', 'CH', 'SM'],
  sv: ['SE', 'FI'],
} as const;
