/** The countries of ISO 3166-1, by their two-letter codes. */
const CODES = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR ' +
  'GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO ' +
  'JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR ' +
  'MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO ' +
  'RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV ' +
  'TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ');

/** The countries where most readers of a language live, most common first. */
const COUNTRIES_OF_LANGUAGE: Readonly<Record<string, readonly string[]>> = {
  en: ['US', 'GB', 'CA', 'AU', 'NZ', 'IE', 'IN', 'ZA', 'SG', 'PH'],
  es: ['ES', 'MX', 'AR', 'CO', 'CL', 'PE', 'VE', 'EC', 'GT', 'UY'],
  pt: ['BR', 'PT', 'AO', 'MZ'],
  de: ['DE', 'AT', 'CH', 'LI', 'LU'],
  fr: ['FR', 'BE', 'CH', 'CA', 'LU', 'MC', 'SN', 'CI'],
  id: ['ID'],
  ja: ['JP'],
  it: ['IT', 'CH', 'SM'],
  sv: ['SE', 'FI'],
};

export interface NamedCountry {
  value: string;
  label: string;
}

export function namedCountries(locale: string): NamedCountry[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  const usual = COUNTRIES_OF_LANGUAGE[new Intl.Locale(locale).language] ?? [];
  const named = (value: string) => ({ value, label: names.of(value) ?? value });
  const others = CODES.filter((code) => !usual.includes(code)).map(named);
  return [...usual.map(named), ...others.toSorted((a, b) => compare(a.label, b.label))];
}

export function likelyCountry(language: string): string {
  try {
    const { region = '' } = new Intl.Locale(language).maximize();
    return /^[A-Z]{2}$/.test(region) ? region : '';
  } catch {
    // Some browsers send a system locale such as `en-US@posix`, which is not a valid language tag.
    return '';
  }
}
