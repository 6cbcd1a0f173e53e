import { describe, expect, it } from 'vitest';
import { MOST_NOTIFICATIONS } from '../../domain/shared/notification';
import { notificationQueue } from './notification-queue';

const messagesOf = (queue: ReturnType<typeof notificationQueue>) =>
  queue.current().map(({ notice, message }) => notice ?? message);

const info = (message: string) => ({ type: 'info', message }) as const;
const loading = (message: string) => ({ type: 'loading', message }) as const;

describe('showing', () => {
  it('gives every message an id of its own, also when two say the same', () => {
    const queue = notificationQueue();
    const ids = [queue.show(info('Copied')), queue.show(info('Copied'))];
    queue.dismiss(ids[0] as (typeof ids)[0]);
    ids.push(queue.show(info('Copied')));
    expect(new Set(ids).size).toBe(3);
  });

  it('says once what is said again and again, and the last stands for all', () => {
    const queue = notificationQueue();
    queue.show(info('Copied'));
    queue.show(info('other'));
    const last = queue.show(info('Copied'));
    expect(messagesOf(queue)).toEqual(['other', 'Copied']);
    expect(queue.current()[1]?.id).toBe(last);
  });

  it('tells apart what differs in its kind, its second sentence or its end', () => {
    const queue = notificationQueue();
    queue.show(info('Copied'));
    queue.show({ ...info('Copied'), detail: 'Paste it.' });
    queue.show(loading('Copied'));
    queue.show(loading('Copied'));
    expect(queue.current()).toHaveLength(4);
  });

  it('says once what is told again and again by its code, and apart what has another', () => {
    const queue = notificationQueue();
    for (const notice of ['subscribed', 'message-sent', 'subscribed'] as const) {
      queue.show({ type: 'success', notice });
    }
    expect(messagesOf(queue)).toEqual(['message-sent', 'subscribed']);
  });

  it('says once what two parts report on one topic', () => {
    const queue = notificationQueue();
    const first = queue.show(info('No connection'), 'products');
    expect(queue.show(info('No connection'), 'products')).toBe(first);
    expect(messagesOf(queue)).toEqual(['No connection']);
  });

  it('says it again when the first message on the topic is gone', () => {
    const queue = notificationQueue();
    queue.dismiss(queue.show(info('No connection'), 'products'));
    queue.show(info('No connection'), 'products');
    expect(messagesOf(queue)).toEqual(['No connection']);
  });
});

describe('room', () => {
  it('lets the oldest give way to the fifth', () => {
    const queue = notificationQueue();
    for (const message of ['1', '2', '3', '4', '5']) queue.show(info(message));
    expect(messagesOf(queue)).toEqual(['2', '3', '4', '5']);
    expect(queue.current()).toHaveLength(MOST_NOTIFICATIONS);
  });

  it('keeps a message whose work is under way rather than one that has ended', () => {
    const queue = notificationQueue();
    const sending = queue.show(loading('sending'));
    for (const message of ['2', '3', '4', '5']) queue.show(info(message));
    expect(messagesOf(queue)).toEqual(['sending', '3', '4', '5']);

    queue.update(sending, info('sent'));
    queue.show(info('6'));
    expect(messagesOf(queue)).toEqual(['3', '4', '5', '6']);
  });

  it('lets the oldest go when all four are still loading', () => {
    const queue = notificationQueue();
    for (const message of ['1', '2', '3', '4']) queue.show(loading(message));
    queue.show(info('5'));
    expect(messagesOf(queue)).toEqual(['2', '3', '4', '5']);
  });
});

describe('updating', () => {
  it('replaces all that was said, in the same place and under the same id', () => {
    const queue = notificationQueue();
    const id = queue.show({ ...loading('Sending'), detail: 'This takes a moment.' });
    queue.show(info('other'));
    queue.update(id, info('Sent'));
    expect(queue.current()[0]).toMatchObject({ id, type: 'info', message: 'Sent' });
    expect(queue.current()[0]).not.toHaveProperty('detail');
  });

  it('does not bring a dismissed message back, nor tell anybody', () => {
    const queue = notificationQueue();
    const id = queue.show(loading('Sending'));
    queue.dismiss(id);
    const before = queue.current();
    queue.update(id, info('Sent'));
    expect(queue.current()).toBe(before);
  });

  it('leaves the other messages the very same objects', () => {
    const queue = notificationQueue();
    queue.show(info('other'));
    const [other] = queue.current();
    queue.update(queue.show(loading('Sending')), info('Sent'));
    expect(queue.current()[0]).toBe(other);
  });
});

it('tells its listeners of every change until they leave', () => {
  const queue = notificationQueue();
  let told = 0;
  const leave = queue.subscribe(() => {
    told += 1;
  });
  const id = queue.show(info('1'));
  queue.dismiss(id);
  queue.dismiss(id);
  expect(told).toBe(2);
  leave();
  queue.show(info('2'));
  expect(told).toBe(2);
});
