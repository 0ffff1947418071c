import type { Config } from '#platform/config/config.ts';
import type { Message } from '#platform/mail/message.ts';

interface AccountMail {
  to: string;
  subject: string;
  before: readonly string[];
  link?: { path: string; label: string };
  after?: readonly string[];
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
const paragraph = (html: string) => `<p>${html}</p>`;

export function accountMail({ origin }: Pick<Config, 'origin'>, mail: AccountMail): Message {
  const { to, subject, before, link, after = [] } = mail;
  const address = link && origin + link.path;
  const button = address && `<a href="${escaped(address)}">${escaped(link.label)}</a>`;
  return {
    to,
    subject,
    text: [...before, ...(address ? [address] : []), ...after].join('\n\n'),
    html: [...before.map(escaped), ...(button ? [button] : []), ...after.map(escaped)]
      .map(paragraph)
      .join('\n'),
  };
}
