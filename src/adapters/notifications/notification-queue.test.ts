import { describe, expect, it } from 'vitest';
import { MAX_NOTIFICATIONS } from '../../domain/shared/notification';
import { notificationQueue } from './notification-queue';

const messagesOf = (queue: ReturnType<typeof notificationQueue>) =>
  queue.current().map(({ notice, message }) => notice ?? message);

const info = (message: string) => ({ type: 'info', message }) as const;
const loading = (message: string) => ({ type: 'loading', message }) as const;

describe('show', () => {
  it('show() gives every message a unique id, even equal ones', () => {
    const queue = notificationQueue();
    const ids = [queue.show(info('Copied')), queue.show(info('Copied'))];
    queue.dismiss(ids[0] as (typeof ids)[0]);
    ids.push(queue.show(info('Copied')));
    expect(new Set(ids).size).toBe(3);
  });

  it('show() shows equal messages once: the last replaces the others', () => {
    const queue = notificationQueue();
    queue.show(info('Copied'));
    queue.show(info('other'));
    const last = queue.show(info('Copied'));
    expect(messagesOf(queue)).toEqual(['other', 'Copied']);
    expect(queue.current()[1]?.id).toBe(last);
  });

  it('show() keeps messages that differ in type, detail or state', () => {
    const queue = notificationQueue();
    queue.show(info('Copied'));
    queue.show({ ...info('Copied'), detail: 'Paste it.' });
    queue.show(loading('Copied'));
    queue.show(loading('Copied'));
    expect(queue.current()).toHaveLength(4);
  });

  it('show() shows equal notice codes once, and different ones separately', () => {
    const queue = notificationQueue();
    for (const notice of ['subscribed', 'message-sent', 'subscribed'] as const) {
      queue.show({ type: 'success', notice });
    }
    expect(messagesOf(queue)).toEqual(['message-sent', 'subscribed']);
  });

  it('show() shows one message per topic', () => {
    const queue = notificationQueue();
    const first = queue.show(info('No connection'), 'products');
    expect(queue.show(info('No connection'), 'products')).toBe(first);
    expect(messagesOf(queue)).toEqual(['No connection']);
  });

  it('show() shows a topic again when its first message is gone', () => {
    const queue = notificationQueue();
    queue.dismiss(queue.show(info('No connection'), 'products'));
    queue.show(info('No connection'), 'products');
    expect(messagesOf(queue)).toEqual(['No connection']);
  });
});

describe('the limit', () => {
  it('the limit of four messages drops the oldest message when a fifth is shown', () => {
    const queue = notificationQueue();
    for (const message of ['1', '2', '3', '4', '5']) queue.show(info(message));
    expect(messagesOf(queue)).toEqual(['2', '3', '4', '5']);
    expect(queue.current()).toHaveLength(MAX_NOTIFICATIONS);
  });

  it('the limit of four messages drops a finished message rather than a loading one', () => {
    const queue = notificationQueue();
    const sending = queue.show(loading('sending'));
    for (const message of ['2', '3', '4', '5']) queue.show(info(message));
    expect(messagesOf(queue)).toEqual(['sending', '3', '4', '5']);

    queue.update(sending, info('sent'));
    queue.show(info('6'));
    expect(messagesOf(queue)).toEqual(['3', '4', '5', '6']);
  });

  it('the limit of four messages drops the oldest loading message when all four are still loading', () => {
    const queue = notificationQueue();
    for (const message of ['1', '2', '3', '4']) queue.show(loading(message));
    queue.show(info('5'));
    expect(messagesOf(queue)).toEqual(['2', '3', '4', '5']);
  });
});

describe('update', () => {
  it('update() replaces the whole content, at the same position and with the same id', () => {
    const queue = notificationQueue();
    const id = queue.show({ ...loading('Sending'), detail: 'This takes a moment.' });
    queue.show(info('other'));
    queue.update(id, info('Sent'));
    expect(queue.current()[0]).toMatchObject({ id, type: 'info', message: 'Sent' });
    expect(queue.current()[0]).not.toHaveProperty('detail');
  });

  it('update() does not restore a dismissed message, and notifies no listener', () => {
    const queue = notificationQueue();
    const id = queue.show(loading('Sending'));
    queue.dismiss(id);
    const before = queue.current();
    queue.update(id, info('Sent'));
    expect(queue.current()).toBe(before);
  });

  it('update() keeps the other messages identical', () => {
    const queue = notificationQueue();
    queue.show(info('other'));
    const [other] = queue.current();
    queue.update(queue.show(loading('Sending')), info('Sent'));
    expect(queue.current()[0]).toBe(other);
  });
});

it('the queue notifies listeners of every change until they unsubscribe', () => {
  const queue = notificationQueue();
  let calls = 0;
  const unsubscribe = queue.subscribe(() => {
    calls += 1;
  });
  const id = queue.show(info('1'));
  queue.dismiss(id);
  queue.dismiss(id);
  expect(calls).toBe(2);
  unsubscribe();
  queue.show(info('2'));
  expect(calls).toBe(2);
});
