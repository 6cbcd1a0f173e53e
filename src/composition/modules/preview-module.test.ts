import { expect, it } from 'vitest';
import { aNetwork, one } from '../../../test/builders/a-network';
import { aPostWire } from '../../../test/builders/a-post-wire';
import { aProblemLog } from '../../../test/builders/a-problem-log';
import { notificationQueue } from '../../adapters/notifications/notification-queue';
import type { PostId } from '../../domain/journal/blog-post';
import { containerOf } from '../container';
import { port } from '../port-token';
import { previewModule } from './preview-module';
import { sharedModule } from './shared-module';

it('the preview module previews the draft of a post that is not due yet', async () => {
  const { calls } = aNetwork(
    one(aPostWire({ documentId: 'p1', Title: 'Next harvest', publishedOn: '2999-01-01' })),
  );
  const blog = containerOf([
    previewModule({ host: 'https://cms.example', token: '' }, '1.seal', '/blog-detail/p1'),
    sharedModule(notificationQueue(), aProblemLog()),
  ]).get(port('blog'));
  expect(await blog.byId('p1' as PostId)).toMatchObject({ title: 'Next harvest' });
  expect(calls.map(({ address }) => address)).toEqual(['https://cms.example/api/preview/blogs/p1']);
});
