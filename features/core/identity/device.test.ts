import { expect, test } from 'vitest';
import { isPhone } from '#platform/http/is-phone.ts';
import { DEVICE_KINDS, deviceOf } from './device.ts';

const AGENTS = {
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Mobile/15E148 Safari/604.1':
    'phone',
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36': 'phone',
  'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0': 'phone',
  'Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) AppleWebKit/605.1 Mobile/15E148 Safari/604.1': 'tablet',
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/141.0 Safari/537.36': 'tablet',
  'Mozilla/5.0 (Android 15; Tablet; rv:140.0) Gecko/140.0 Firefox/140.0': 'tablet',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0': 'desktop',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/18.0 Safari/605.1': 'desktop',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36': 'desktop',
  'curl/8.5.0': null,
  '': null,
};

test('[ENTITY-37] a browser runs on a phone, a tablet or a desktop', () => {
  expect(Object.keys(AGENTS).map(deviceOf)).toEqual(Object.values(AGENTS));
  for (const [agent, kind] of Object.entries(AGENTS)) expect(isPhone(agent), agent).toBe(kind === 'phone');
  expect(new Set(Object.values(AGENTS).filter(Boolean))).toEqual(new Set(DEVICE_KINDS));
});
