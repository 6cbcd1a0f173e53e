import { once } from 'node:events';
import { createServer } from 'node:net';

export interface Mail {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers, an empty line and the text, as they came. */
  readonly content: string;
}

const addressIn = (line: string): string => /<(.*?)>/.exec(line)?.[1] ?? '';

/** Listens as a mail server, takes one mail and stops. Just enough of https://www.rfc-editor.org/rfc/rfc5321. */
export async function takeOneMail(
  port: number,
  whileListening: () => Promise<void>,
): Promise<Mail> {
  const server = createServer();
  const received = new Promise<Mail>((resolve) => {
    server.on('connection', (socket) => {
      let unread = '';
      let from = '';
      const to: string[] = [];
      let content: string | null = null;
      const say = (line: string) => socket.write(`${line}\r\n`);
      const read = (line: string) => {
        if (content !== null) {
          if (line !== '.') content += `${line}\n`;
          else {
            resolve({ from, to, content });
            content = null;
            say('250 Taken');
          }
        } else if (/^MAIL FROM/i.test(line)) from = addressIn(line);
        else if (/^RCPT TO/i.test(line)) to.push(addressIn(line));
        if (content !== null || line === '.') return;
        if (/^DATA/i.test(line)) {
          content = '';
          say('354 Go on');
        } else say(/^QUIT/i.test(line) ? '221 Bye' : '250 Well');
      };
      say('220 sink');
      socket.setEncoding('utf8').on('data', (text: string) => {
        const lines = (unread + text).split('\r\n');
        unread = lines.pop() ?? '';
        for (const line of lines) read(line);
      });
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  await whileListening();
  const mail = await received;
  server.close();
  return mail;
}
