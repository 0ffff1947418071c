import { expect, test } from 'vitest';
import { addressLiteral, parseFetchUrl } from './fetch-url.ts';

test.each(['http://a.example/', 'https://a.example:80/', 'http://a.example:443/', 'http://a.example:8080/'])(
  '%s is asked at a port of the web',
  (address) => expect(parseFetchUrl(address).href).toBe(address),
);

test('the further ports of the web are asked, and no others but one that is allowed', () => {
  expect(parseFetchUrl('https://a.example:8443/').port).toBe('8443');
  for (const port of [22, 25, 3306, 5432, 8000]) {
    const address = `http://a.example:${port}/`;
    expect(() => parseFetchUrl(address)).toThrow('port');
    expect(parseFetchUrl(address, port).port).toBe(String(port));
  }
});

test.each([
  ['a.example', null],
  ['192.0.2.1', '192.0.2.1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[::1]', '::1'],
])('the address that %s is: %s', (hostname, literal) => {
  expect(addressLiteral(hostname)).toBe(literal);
});
