import { expect, it } from 'vitest';
import { notificationQueue } from '../../../adapters/notifications/notification-queue';
import { ContentError } from '../../content-error';
import { notifyProgress } from './notify-progress';

const MESSAGES = {
  pending: { message: 'Sending your message' },
  success: { message: 'Message sent' },
  error: { message: 'Message not sent', detail: 'The connection dropped.' },
};

it('turns its one message from loading into success and hands on the result', async () => {
  const queue = notificationQueue();
  let finish: (result: string) => void = () => {};
  const work = () => new Promise<string>((resolve) => (finish = resolve));

  const ended = notifyProgress(queue)(work, MESSAGES);
  const [pending] = queue.current();
  expect(pending).toMatchObject({ type: 'loading', message: 'Sending your message' });

  finish('stored');
  expect(await ended).toBe('stored');
  expect(queue.current()).toMatchObject([
    { id: pending?.id, type: 'success', message: 'Message sent' },
  ]);
});

it('turns its message into an error and rejects as the work did', async () => {
  const queue = notificationQueue();
  const cause = new Error('reset');
  await expect(notifyProgress(queue)(() => Promise.reject(cause), MESSAGES)).rejects.toBe(cause);
  expect(queue.current()).toMatchObject([
    { type: 'error', message: 'Message not sent', detail: 'The connection dropped.' },
  ]);
});

it('takes its message away when the work was cancelled', async () => {
  const queue = notificationQueue();
  const cancelled = new ContentError('aborted');
  await expect(notifyProgress(queue)(() => Promise.reject(cancelled), MESSAGES)).rejects.toBe(
    cancelled,
  );
  expect(queue.current()).toEqual([]);
});
