import { expect, test } from 'vitest';
import { takedownsPost } from './request-takedown/request-takedown.resource.ts';
import { TAKEDOWN_LAW_CONFIGURATION, TAKEDOWN_LAWS, TAKEDOWN_TYPES, TAKEDOWNS_SINCE } from './takedown.ts';

const configurations = Object.values(TAKEDOWN_LAW_CONFIGURATION);

test('[REPORT-06] the laws, each with the same keys', () => {
  expect(configurations.map(({ LAW }) => LAW)).toEqual(['test', 'turkey', 'dsa', 'india']);
  for (const configuration of configurations) {
    expect(configuration.API).toBe(takedownsPost.name);
    expect(Object.keys(configuration)).toEqual([
      ...['LAW', 'DECIDER_KEY', 'COUNTRY_CODES', 'API', 'COMPLAINTS_OFFICE'],
      ...['TRUSTED_FLAGGER', 'RESTRICT_MULTIPLE_LAWS', 'ALLOW_ANON_SUBMISSION'],
    ]);
  }
});

test('[REPORT-07] each law has its countries: the United States, Turkey, India, the European Union', () => {
  const { test: trial, turkey, india, dsa } = TAKEDOWN_LAW_CONFIGURATION;
  expect([trial, turkey, india].map(({ COUNTRY_CODES }) => COUNTRY_CODES)).toEqual([['US'], ['TR'], ['IN']]);
  const members = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK';
  expect([...dsa.COUNTRY_CODES].sort().join(' ')).toBe(members.replace(' FI ', ' EU FI '));
});

test('[REPORT-10] the types of requests, and the first day that they are about', () => {
  expect(TAKEDOWN_TYPES).toEqual(['DMCA', 'Trademark', 'GDPR']);
  expect(TAKEDOWNS_SINCE).toBe('2024-01-01');
  expect(TAKEDOWN_LAWS).toHaveLength(4);
});
