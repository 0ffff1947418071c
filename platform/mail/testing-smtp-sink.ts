import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

export interface Received {
  from: string;
  to: string[];
  /** The mail as it was sent: headers, an empty line, content. */
  data: string;
}

export interface SmtpSink {
  url: string;
  received: Received[];
  /** Answers to `RCPT TO` from now on; `250 ok` unless set. */
  answerRecipientsWith(line: string): void;
  close(): Promise<void>;
}

/** A mail server on loopback for tests: speaks enough SMTP to be sent to, and keeps what it gets. */
export async function startSmtpSink(): Promise<SmtpSink> {
  const received: Received[] = [];
  const sockets = new Set<Socket>();
  let recipientAnswer = '250 ok';
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    socket.setEncoding('utf8');
    const answer = (line: string) => socket.write(`${line}\r\n`);
    let buffer = '';
    let mail: Received = { from: '', to: [], data: '' };
    let inData = false;
    answer('220 sink ready');
    socket.on('data', (chunk) => {
      buffer += chunk;
      for (;;) {
        const terminator = inData ? '\r\n.\r\n' : '\r\n';
        const end = buffer.indexOf(terminator);
        if (end < 0) return;
        const part = buffer.slice(0, end);
        buffer = buffer.slice(end + terminator.length);
        if (inData) {
          received.push({ ...mail, data: part });
          mail = { from: '', to: [], data: '' };
          inData = false;
          answer('250 kept');
        } else if (/^(EHLO|HELO|RSET|NOOP)/i.test(part)) {
          answer('250 sink');
        } else if (/^MAIL FROM/i.test(part)) {
          mail.from = part.slice(10);
          answer('250 ok');
        } else if (/^RCPT TO/i.test(part)) {
          mail.to.push(part.slice(8));
          answer(recipientAnswer);
        } else if (/^DATA/i.test(part)) {
          inData = true;
          answer('354 go on');
        } else if (/^QUIT/i.test(part)) {
          socket.end('221 bye\r\n');
        } else {
          answer('502 unknown');
        }
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    answerRecipientsWith: (line) => {
      recipientAnswer = line;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
