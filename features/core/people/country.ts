export const COUNTRY_GROUPS = {
  englishOverseas: ['US', 'CA', 'NZ', 'AU'],
  britishIsles: ['GB', 'IE'],
  europe: ['AT', 'BE', 'CH', 'DE', 'DK', 'ES', 'FR', 'IT', 'NL', 'NO', 'PT', 'SE'],
  latinAmerica: ['BR', 'MX', 'AR', 'CL', 'CO', 'PE'],
} as const;
