import { expect, test } from 'vitest';
import { browserName } from './browser-name.ts';

test('browsers are named as their owners would', () => {
  const agents = {
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0': 'Firefox, Windows',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1':
      'Safari, iOS',
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Mobile Safari/537.36':
      'Chrome, Android',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36 Edg/141.0':
      'Edge, macOS',
    'curl/8.5.0': '',
  };
  expect(Object.keys(agents).map(browserName)).toEqual(Object.values(agents));
});
