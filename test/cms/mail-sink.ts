import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

export interface Mail {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers, an empty line and the text, as received. */
  readonly content: string;
}

const addressIn = (line: string): string => /<(.*?)>/.exec(line)?.[1] ?? '';

/**
 * Handles one connection as a mail server that implements just enough of
 * https://www.rfc-editor.org/rfc/rfc5321.
 */
function receive(socket: Socket, deliver: (mail: Mail) => void): void {
  let from = '';
  const to: string[] = [];
  let content: string[] | null = null;

  const cachedAnswer = (line: string): string | null => {
    if (content !== null) {
      if (line !== '.') {
        content.push(line);
        return null;
      }
      deliver({ from, to, content: content.join('\n') });
      content = null;
      return '250 Taken';
    }
    if (/^MAIL FROM/i.test(line)) from = addressIn(line);
    if (/^RCPT TO/i.test(line)) to.push(addressIn(line));
    if (/^QUIT/i.test(line)) return '221 Bye';
    if (!/^DATA/i.test(line)) return '250 Well';
    content = [];
    return '354 Go on';
  };

  const reply = (line: string) => socket.write(`${line}\r\n`);
  let unread = '';
  reply('220 sink');
  socket.setEncoding('utf8').on('data', (text: string) => {
    const lines = (unread + text).split('\r\n');
    unread = lines.pop() ?? '';
    for (const line of lines) {
      const answer = cachedAnswer(line);
      if (answer !== null) reply(answer);
    }
  });
}

/**
 * Runs a mail server that accepts every connection and never responds, so that the sender waits.
 */
export async function staySilent(port: number, whileListening: () => Promise<void>): Promise<void> {
  const callers: Socket[] = [];
  const server = createServer((socket) => callers.push(socket)).listen(port, '127.0.0.1');
  await once(server, 'listening');
  try {
    await whileListening();
  } finally {
    for (const caller of callers) caller.destroy();
    server.close();
  }
}

/** Runs a mail server while `whileListening` runs. Returns all mails that arrive. */
export async function collectMail(
  port: number,
  whileListening: () => Promise<void>,
): Promise<readonly Mail[]> {
  const mails: Mail[] = [];
  const server = createServer((socket) => receive(socket, (mail) => mails.push(mail)));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  try {
    await whileListening();
    return mails;
  } finally {
    server.close();
  }
}

/**
 * Runs a mail server until a mail that contains `mark` arrives; other mails may still be on their
 * way.
 */
export async function takeMail(
  port: number,
  mark: string,
  whileListening: () => Promise<void>,
): Promise<Mail> {
  const server = createServer();
  const marked = new Promise<Mail>((resolve) => {
    server.on('connection', (socket) =>
      receive(socket, (mail) => {
        if (mail.content.includes(mark)) resolve(mail);
      }),
    );
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  try {
    await whileListening();
    return await marked;
  } finally {
    server.close();
  }
}
