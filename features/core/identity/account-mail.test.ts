import { expect, test } from 'vitest';
import { loadConfig } from '#platform/config/config.ts';
import { accountMail } from './account-mail.ts';

test('what people call themselves is text in a mail, and no markup', () => {
  const config = loadConfig({ MODE: 'test', ORIGIN: 'http://pinfold.test' });
  const odd = `<b onclick="x">Ada's</b> & co`;
  const { html, text } = accountMail(config, {
    to: 'ada@example.com',
    subject: 'Hello',
    before: [odd],
    link: { path: '/login/?a=1&b=2', label: odd },
    after: [odd],
  });
  expect(text).toContain(odd);
  expect(html).not.toContain('<b');
  expect(html?.match(/&lt;b onclick=(&quot;|&#34;)x\1&gt;/g)).toHaveLength(3);
  expect(html).toContain('a=1&amp;b=2');
});
