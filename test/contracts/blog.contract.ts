import { afterAll, beforeAll, describe } from 'vitest';
import { readingPosts } from './reading-posts.contract';
import { removingAfterwards } from './removing-afterwards';
import { searchingPosts } from './searching-posts.contract';
import type { ReadableBlog, Target, WritableBlog } from './target';
import { writingPosts } from './writing-posts.contract';

/** Runs only the tests that change nothing; they must pass with any content. */
export function describeReadingPosts({ name, open }: Target<ReadableBlog>) {
  describe(`the blog ${name}`, () => {
    let subject: ReadableBlog;
    beforeAll(async () => {
      subject = await open();
    });
    readingPosts(() => subject);
  });
}

/** Also runs the tests that search and write. Removes the created posts afterwards. */
export function describeBlog({ name, open }: Target<WritableBlog>) {
  describe(`the blog ${name}`, () => {
    let subject: WritableBlog;
    let cleanUp: () => Promise<void>;
    beforeAll(async () => {
      const opened = await open();
      const removing = removingAfterwards(opened.blog);
      subject = { ...opened, blog: removing.port };
      cleanUp = async () => {
        await removing.cleanUp();
        for (const { id } of opened.held) await opened.blog.remove(id);
      };
    });
    afterAll(() => cleanUp());
    readingPosts(() => subject);
    searchingPosts(() => subject);
    writingPosts(() => subject);
  });
}
