import { connect, type Socket } from 'node:net';

/** A connection that sends what it is told, as slowly as it is told. */
export interface RawConnection {
  socket: Socket;
  write(text: string): void;
  /** All that has come. */
  received(): string;
  /** Resolves once this text has come. */
  until(text: string): Promise<void>;
  /** Resolves once the server has closed. */
  closed: Promise<void>;
}

/** Connects to a server of this machine. */
export async function openConnection(port: number): Promise<RawConnection> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.setEncoding('latin1');
  socket.on('data', (chunk) => {
    text += chunk;
  });
  // The server may cut the line while something is on its way; that it closed is all that matters.
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  const until = async (wanted: string) => {
    while (!text.includes(wanted)) await new Promise((resolve) => socket.once('data', resolve));
  };
  return { socket, write: (sent) => void socket.write(sent), received: () => text, until, closed };
}
