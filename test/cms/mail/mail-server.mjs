import { once } from 'node:events';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/**
 * Returns an error with which the server refuses a command, for example `refusal(550, 'No such
 * user')`.
 */
export const refusal = (responseCode, message) =>
  Object.assign(new Error(message), { responseCode });

/**
 * Starts a mail server on 127.0.0.1, without TLS and authentication unless `options` say otherwise.
 *
 * @param {object} [wish]
 * @param {number} [wish.port] by default a free one
 * @param {object} [wish.options] of `smtp-server`
 * @param {() => Error | null} [wish.onConnection] returns an error to refuse a connection
 * @param {(to: string, attempt: number) => Error | null} [wish.onRecipient] returns an error to
 * refuse a recipient; `attempt` counts from 1 for each recipient
 * @param {(mail: object) => Error | 'close' | null} [wish.onContent] returns an error to refuse a
 * received e-mail, or `close` to close the connection instead of an answer
 */
export async function startMailServer({
  port = 0,
  options = {},
  onConnection = () => null,
  onRecipient = () => null,
  onContent = () => null,
} = {}) {
  const mails = [];
  const attempts = new Map();
  let connections = 0;

  const server = new SMTPServer({
    hideSTARTTLS: true,
    authOptional: true,
    logger: false,
    onConnect(_, callback) {
      connections += 1;
      callback(onConnection());
    },
    onRcptTo({ address }, _, callback) {
      attempts.set(address, (attempts.get(address) ?? 0) + 1);
      callback(onRecipient(address, attempts.get(address)));
    },
    async onData(stream, session, callback) {
      const chunks = [];
      for await (const chunk of stream) chunks.push(chunk);
      const { mailFrom, rcptTo } = session.envelope;
      const mail = {
        ...(await PostalMime.parse(Buffer.concat(chunks))),
        raw: Buffer.concat(chunks).toString(),
        envelope: { from: mailFrom.address, to: rcptTo.map(({ address }) => address) },
        isEncrypted: session.secure,
        user: session.user,
      };
      const answer = onContent(mail);
      if (answer === 'close') {
        for (const connection of server.connections) connection._socket.destroy();
        return;
      }
      callback(answer);
      if (answer) return;
      mails.push(mail);
      server.emit('received');
    },
    ...options,
  });
  // Ignores the error of a client that rejects the certificate during the TLS handshake.
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');

  return {
    port: server.server.address().port,
    mails,
    subjects: () => mails.map(({ subject }) => subject),
    connections: () => connections,
    attempts: (address) => attempts.get(address) ?? 0,
    /** Resolves when `count` e-mails have been received. */
    received: async (count) => {
      while (mails.length < count) await once(server, 'received');
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
}

/** Returns options for a server that requires a login and accepts only this user. */
export const withUser = (user, password) => ({
  authOptional: false,
  onAuth: (given, _, callback) =>
    given.username === user && given.password === password
      ? callback(null, { user })
      : callback(refusal(535, '5.7.8 Authentication failed')),
});
