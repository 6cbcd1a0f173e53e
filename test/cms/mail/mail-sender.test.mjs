import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../../../scripts/cms/free-port.mjs';
import { aQueue, DAY, HOUR, isPostgres, MINUTE, openDatabase } from './mail-queue.mjs';
import { refusal, startMailServer } from './mail-server.mjs';

let db;
let port;
let server;
let queue;
let sender;

const relay = () => ({ SMTP_RELAY_PORT: String(port) });
const serve = async (wish = {}) => {
  server = await startMailServer({ port, ...wish });
};

beforeEach(async () => {
  db = await openDatabase();
  port = await freePort();
  queue = aQueue(db, relay());
  sender = queue.start();
  server = null;
});
afterEach(async () => {
  await server?.stop();
  await db.destroy();
});

/** Advances the clock by `minutes`; every minute the timer of the sender fires. */
const passMinutes = async (minutes, onMinute = async () => {}) => {
  for (let minute = 1; minute <= minutes; minute += 1) {
    queue.clock.now += MINUTE;
    await sender.wake();
    await onMinute(minute);
  }
};

describe('a mail server that works', () => {
  it('a mail server that works gets the e-mails in order, and the queue is then empty', async () => {
    await serve();
    for (const subject of ['One', 'Two', 'Three']) await queue.put(subject);
    await sender.wake();
    expect(server.subjects()).toEqual(['One', 'Two', 'Three']);
    expect(await queue.rows()).toEqual([]);
    expect(queue.lines).toEqual([]);
  });

  it('a mail server that works gets an e-mail that was queued just after the sender had found none', async () => {
    await serve();
    let isFirst = true;
    const onEmpty = async () => {
      if (!isFirst) return;
      isFirst = false;
      await queue.put('Late');
      void late.wake();
    };
    const late = queue.start(relay(), { onEmpty });
    await late.wake();
    expect(server.subjects()).toEqual(['Late']);
  });

  it('a mail server that works gets the sender, the reply address, further headers and both bodies', async () => {
    await serve();
    const headers = { 'List-Unsubscribe': '<https://example.com/leave?token=a>' };
    await queue.put('Both', { replyTo: 'amina@example.com', html: '<p>Bold</p>', headers });
    await sender.wake();
    const [mail] = server.mails;
    expect(mail.from).toEqual({ name: 'Sanaag', address: 'no-reply@example.com' });
    expect(mail.replyTo).toMatchObject([{ address: 'amina@example.com' }]);
    expect(mail.headers).toContainEqual(
      expect.objectContaining({ key: 'list-unsubscribe', value: headers['List-Unsubscribe'] }),
    );
    expect([mail.text.trim(), mail.html.trim()]).toEqual(['The text of Both', '<p>Bold</p>']);
    expect(mail.envelope).toEqual({ from: 'no-reply@example.com', to: ['owner@example.com'] });
  });

  it('a mail server that works gets a text without HTML as escaped HTML', async () => {
    await serve();
    await queue.put('Plain', { text: 'a <b>bold</b>\n<script>word</script>' });
    await sender.wake();
    expect(server.mails[0].html).toContain('a &lt;b&gt;bold&lt;/b&gt;\n&lt;script&gt;');
  });
});

describe('a permanent refusal', () => {
  it.each([
    [
      'of the receiver',
      'the receiver’s address (550 5.1.1)',
      {
        onRecipient: (to) =>
          to === 'gone@example.com' ? refusal(550, '5.1.1 gone@example.com unknown') : null,
      },
    ],
    [
      'of the content',
      'the content (554 5.7.1)',
      {
        onContent: ({ subject }) =>
          subject === 'One' ? refusal(554, '5.7.1 Spam: gone@example.com') : null,
      },
    ],
  ])(
    'the permanent refusal %s is not repeated, and logged without an address',
    async (_, what, wish) => {
      await serve(wish);
      await queue.put('One', { to: 'gone@example.com' });
      await queue.put('Two');
      await sender.wake();
      await passMinutes(120);
      expect(server.subjects()).toEqual(['Two']);
      expect(server.attempts('gone@example.com')).toBe(1);
      const reason = `The mail server refused ${what}.`;
      expect(queue.lines).toEqual([
        expect.stringMatching(/^error: E-mail \d+ of \S+ was not sent, and is not tried again\. /),
      ]);
      expect(queue.lines[0]).toContain(reason);
      expect(queue.lines.join()).not.toContain('gone@');
      expect(await queue.rows()).toMatchObject([{ recipient: 'gone@example.com', reason }]);
    },
  );
});

describe('a temporary refusal', () => {
  it('a temporary refusal by greylisting is tried again, and does not hold up the others', async () => {
    await serve({
      onRecipient: (to, attempt) =>
        to === 'grey@example.com' && attempt < 3 ? refusal(451, '4.7.1 Greylisted') : null,
    });
    await queue.put('Grey', { to: 'grey@example.com' });
    await queue.put('Next');
    await sender.wake();
    expect(server.subjects()).toEqual(['Next']);
    expect(queue.lines).toEqual([
      expect.stringMatching(/^warn: .* in 1 minutes\. .*\(451 4\.7\.1\)\.$/),
    ]);
    await passMinutes(2);
    expect(server.attempts('grey@example.com')).toBe(2);
    await passMinutes(1);
    expect(server.subjects()).toEqual(['Next', 'Grey']);
    expect(await queue.rows()).toEqual([]);
  });

  it('a temporary refusal is not retried for more than three days', async () => {
    await serve({ onRecipient: () => refusal(451, '4.3.0 Later') });
    await queue.put('Never');
    await sender.wake();
    for (let hour = 3; hour < 72; hour += 3) {
      queue.clock.now += 3 * HOUR;
      await sender.wake();
    }
    expect(await queue.rows()).toMatchObject([{ failed_at: null }]);
    queue.clock.now += 3 * HOUR;
    await sender.wake();
    const tried = server.attempts('owner@example.com');
    queue.clock.now += DAY;
    await sender.wake();
    expect(server.attempts('owner@example.com')).toBe(tried);
    expect(queue.lines.at(-1)).toContain('is not tried again');
  });

  it('a temporary refusal by closing the connection for one content does not hold up the others', async () => {
    await serve({ onContent: ({ subject }) => (subject === 'Poison' ? 'close' : null) });
    await queue.put('Poison');
    await queue.put('Next');
    await sender.wake();
    expect(server.subjects()).toEqual(['Next']);
    expect(await queue.rows()).toMatchObject([{ attempts: 1, failed_at: null }]);
  });
});

describe('a mail server that is down', () => {
  it('a mail server that is down for an hour loses nothing, and gets everything in order afterwards', async () => {
    await queue.put('One');
    await queue.put('Two', { to: 'amina@example.com' });
    await sender.wake();
    await passMinutes(60);
    expect(queue.lines).toHaveLength(1);
    expect(queue.lines[0]).toMatch(/^error: E-mails wait .* cannot be reached: .*ECONNREFUSED/);
    await serve();
    await queue.put('Three');
    await passMinutes(10);
    expect(server.subjects()).toEqual(['One', 'Two', 'Three']);
    expect(queue.lines.at(-1)).toBe('info: The mail server can be used again.');
    expect(await queue.rows()).toEqual([]);
  });

  it('a mail server that is down is tried again after growing pauses of at most an hour', async () => {
    await serve({ onConnection: () => refusal(421, 'Down') });
    await queue.put('One');
    const asked = [];
    let before = 0;
    const note = async (minute) => {
      const [row] = await queue.rows();
      expect(row.failed_at).toBeNull();
      if (server.connections() > before) asked.push(minute);
      before = server.connections();
    };
    await sender.wake();
    before = server.connections();
    await passMinutes(250, note);
    expect(asked).toEqual([1, 3, 7, 15, 31, 63, 123, 183, 243]);
  });

  it('a mail server that is down for more than three days loses only the e-mails that have waited that long', async () => {
    await queue.put('Old');
    await sender.wake();
    queue.clock.now += 3 * DAY - HOUR;
    await queue.put('New');
    await sender.wake();
    queue.clock.now += HOUR;
    await sender.wake();
    expect(await queue.rows()).toMatchObject([
      { reason: expect.stringContaining('ECONNREFUSED') },
      { failed_at: null },
    ]);
    await serve();
    await passMinutes(60);
    expect(server.subjects()).toEqual(['New']);
  });
});

describe('several processes', () => {
  it('several processes send each e-mail once', async () => {
    await serve();
    const other = isPostgres ? await openDatabase({ isShared: true }) : db;
    const otherSender = aQueue(other, relay(), queue.clock).start();
    for (let n = 0; n < 40; n += 1) await queue.put(`Mail ${n}`);
    await Promise.all([sender.wake(), otherSender.wake()]);
    await Promise.all([sender.wake(), otherSender.wake()]);
    expect(server.subjects().toSorted()).toEqual(
      Array.from({ length: 40 }, (_, n) => `Mail ${n}`).toSorted(),
    );
    if (isPostgres) await other.destroy();
  });

  it('several processes send an e-mail whose process was killed while it was sending', async () => {
    await serve();
    await queue.put('One');
    await queue.put('Two');
    const claimed = await queue.table.claim(queue.clock.now);
    expect(claimed.subject).toBe('One');
    await passMinutes(14);
    expect(server.subjects()).toEqual([]);
    await passMinutes(1);
    expect(server.subjects()).toEqual(['One', 'Two']);
  });

  it('several processes recognise a repetition by its Message-ID', async () => {
    await serve();
    await queue.put('One');
    const claimed = await queue.table.claim(queue.clock.now);
    await passMinutes(15);
    expect(server.mails[0].messageId).toBe(`<${claimed.key}@example.com>`);
  });
});

describe('stopping', () => {
  it('stopping waits for the e-mail that is being sent, and sends no other', async () => {
    let stopped;
    await serve({
      onContent: () => {
        stopped = sender.stop();
        return null;
      },
    });
    await queue.put('One');
    await queue.put('Two');
    await sender.wake();
    await stopped;
    expect(server.subjects()).toEqual(['One']);
    expect(await queue.rows()).toMatchObject([{ claimed_until: null, attempts: 0 }]);
  });
});

describe('data protection', () => {
  it('an e-mail is deleted when it has been in the queue for 30 days', async () => {
    await queue.put('Old');
    queue.clock.now += 29 * DAY;
    await queue.put('New');
    await sender.purge();
    expect(await queue.rows()).toHaveLength(2);
    queue.clock.now += DAY;
    await sender.purge();
    expect((await queue.rows()).map(({ content }) => JSON.parse(content).subject)).toEqual(['New']);
  });
});
