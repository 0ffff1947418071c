import { createTransport } from 'nodemailer';
import { type Mailer, MailNotSent, messageSchema, unsubscribeHeaders } from './message.ts';

const TIMEOUT_MS = 15_000;

export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // A mail never includes a file or a web page, whatever its text says.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (message) => {
      const { to, unsubscribe, ...content } = messageSchema.parse(message);
      await transport
        .sendMail({
          ...content,
          from,
          to: { name: '', address: to },
          headers: {
            // Stops out-of-office replies.
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribe && unsubscribeHeaders(unsubscribe)),
          },
        })
        .catch((error: unknown) => {
          throw notSent(error);
        });
    },
    close: () => transport.close(),
  };
}

/** The server's message often repeats the address, so only its codes are logged. */
function notSent(error: unknown): MailNotSent {
  const { code = 'unknown', responseCode = '' } = Object(error);
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return new MailNotSent(`${code} ${responseCode}`.trim(), isAboutMail && responseCode >= 500);
}
