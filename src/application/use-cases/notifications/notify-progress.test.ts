import { expect, it } from 'vitest';
import { notificationQueue } from '../../../adapters/notifications/notification-queue';
import { ContentError } from '../../content-error';
import { notifyProgress } from './notify-progress';

const MESSAGES = {
  pending: { message: 'Sending your message' },
  success: { message: 'Message sent' },
  error: { message: 'Message not sent', detail: 'The connection dropped.' },
};

it('notifyProgress updates its message from loading to success and returns the result', async () => {
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

it('notifyProgress updates its message to an error and rethrows', async () => {
  const queue = notificationQueue();
  const cause = new Error('reset');
  await expect(notifyProgress(queue)(() => Promise.reject(cause), MESSAGES)).rejects.toBe(cause);
  expect(queue.current()).toMatchObject([
    { type: 'error', message: 'Message not sent', detail: 'The connection dropped.' },
  ]);
});

it('notifyProgress dismisses its message when the work was aborted', async () => {
  const queue = notificationQueue();
  const cancelled = new ContentError('aborted');
  await expect(notifyProgress(queue)(() => Promise.reject(cancelled), MESSAGES)).rejects.toBe(
    cancelled,
  );
  expect(queue.current()).toEqual([]);
});
