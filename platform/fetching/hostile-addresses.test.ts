import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPublicAddress } from './fetch-url.ts';
import { createFetcher, type Fetcher } from './fetcher.ts';
import { startTestingWeb, type TestingWeb } from './testing-web.ts';

const NAMES: Record<string, string[]> = {
  'loopback.test': ['127.0.0.1'],
  'private.test': ['10.1.2.3'],
  'metadata.test': ['169.254.169.254'],
  'mixed.test': ['93.184.215.14', '192.168.0.1'],
  'six.test': ['::1'],
  'mixed-six.test': ['93.184.215.14', 'fd00::1'],
  'mapped.test': ['::ffff:10.0.0.1'],
  'nowhere.test': [],
  localhost: ['127.0.0.1', '::1'],
  'localhost.': ['127.0.0.1'],
  'app.localhost': ['127.0.0.1'],
  'nonsense.test': ['not an address'],
};

let web: TestingWeb;
let fetcher: Fetcher;

beforeAll(async () => {
  web = await startTestingWeb((_request, response) => response.end('<p>inside</p>'));
  fetcher = createFetcher({ userAgent: 'test', resolve: async (name) => NAMES[name] ?? [] });
});
afterAll(async () => {
  await fetcher.close();
  await web.close();
});

const PORT = ':8080';
const hostile: Record<string, string[]> = {
  'private-address': [
    'http://127.0.0.1/',
    `http://127.0.0.1${PORT}/`,
    'https://127.0.0.1/',
    'http://127.0.0.1./',
    'http://127.1/',
    'http://127.255.255.254/',
    'http://2130706433/',
    'http://017700000001/',
    'http://0x7f000001/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://0/',
    'http://0.0.0.0/',
    'http://①②⑦.⓪.⓪.①/',
    'http://%31%32%37.0.0.1/',
    'http://10.0.0.1/',
    'http://10.255.255.255/',
    'http://172.16.0.1/',
    'http://172.31.255.255/',
    'http://192.168.1.1/',
    'http://100.64.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://2852039166/latest/meta-data/',
    'http://169.254.170.2/v2/credentials',
    'http://192.0.0.1/',
    'http://192.0.2.1/',
    'http://192.88.99.1/',
    'http://198.18.0.1/',
    'http://198.51.100.1/',
    'http://203.0.113.1/',
    'http://224.0.0.1/',
    'http://239.255.255.255/',
    'http://240.0.0.1/',
    'http://255.255.255.255/',
    'http://[::]/',
    'http://[::1]/',
    `http://[::1]${PORT}/`,
    'http://[0:0:0:0:0:0:0:1]/',
    'http://[::127.0.0.1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[::ffff:169.254.169.254]/',
    'http://[::ffff:0:127.0.0.1]/',
    'http://[::ffff:93.184.215.14]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[64:ff9b::169.254.169.254]/',
    'http://[64:ff9b:1::a00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[2002:a9fe:a9fe::1]/',
    'http://[2001::1]/',
    'http://[2001:0:7f00:1::]/',
    'http://[2001:db8::1]/',
    'http://[2001:20::1]/',
    'http://[3fff::1]/',
    'http://[fe80::1]/',
    'http://[fec0::1]/',
    'http://[fc00::1]/',
    'http://[fd00:ec2::254]/',
    'http://[ff02::1]/',
    'http://[100::1]/',
    'http://[5f00::1]/',
    'http://[4000::1]/',
    'http://localhost/',
    'http://LOCALHOST/',
    'http://localhost./',
    'http://app.localhost/',
    'http://loopback.test/',
    'https://private.test/',
    'http://metadata.test/',
    'http://mixed.test/',
    'http://mixed-six.test/',
    'http://six.test/',
    'http://mapped.test/',
    'http://nonsense.test/',
    'http:\\\\127.0.0.1\\',
    'http:127.0.0.1',
    ' http://127.0.0.1/',
    'ht\ntp://127.0.0.1/',
  ],
  scheme: [
    'file:///etc/passwd',
    'gopher://127.0.0.1:6379/_INFO',
    'ftp://example.com/',
    'data:text/html,<p>inside</p>',
    'javascript:alert(1)',
    'blob:http://example.com/1',
    'ws://example.com/',
    'unix:/var/run/docker.sock',
    'about:blank',
  ],
  credentials: [
    'http://user@example.com/',
    'http://user:secret@example.com/',
    'http://example.com@127.0.0.1/',
    'http://:x@example.com/',
  ],
  port: [22, 25, 110, 2375, 3306, 5432, 6379, 9200, 11211, 65535].map(
    (port) => `http://example.com:${port}/`,
  ),
  'not-a-url': [
    '',
    'words',
    '//example.com/',
    '/path',
    'http://',
    'http://[::1',
    'http://[fe80::1%25eth0]/',
    'http://example.com:99999/',
    'http://256.1.1.1/',
    'http://a b/',
    `http://example.com/${'a'.repeat(5000)}`,
  ],
  'unknown-host': ['http://nowhere.test/', 'http://unheard-of.test/'],
};

describe.each(Object.entries(hostile))('refused as %s', (reason, addresses) => {
  test.each(addresses)('%j', async (address) => {
    expect(await fetcher.fetchPage(address)).toEqual({ ok: false, reason });
    expect(await fetcher.fetchPicture(address)).toEqual({ ok: false, reason });
  });
});

test('none of them reached a server', () => {
  expect(Object.values(hostile).flat().length).toBeGreaterThan(60);
  expect(web.asked).toEqual([]);
});

test.each(['93.184.215.14', '1.1.1.1', '172.32.0.1', '2606:4700:4700::1111', '2a00:1450:4001:81b::200e'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each(['', 'example.com', '127.0.0.1:80', '1.1.1.1/8', 'fe80::1%eth0'])(
  '%j is no public address',
  (address) => {
    expect(isPublicAddress(address)).toBe(false);
  },
);
