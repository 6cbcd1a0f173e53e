import { afterAll, beforeAll, describe } from 'vitest';
import { readingPosts } from './reading-posts.contract';
import { removingAfterwards } from './removing-afterwards';
import { searchingPosts } from './searching-posts.contract';
import type { ReadableBlog, Target, WritableBlog } from './target';
import { writingPosts } from './writing-posts.contract';

/** Runs the contract tests that only read a blog; they must pass with any content. */
export function describeReadingPosts({ name, open }: Target<ReadableBlog>) {
  describe(`the blog ${name}`, () => {
    let subject: ReadableBlog;
    beforeAll(async () => {
      subject = await open();
    });
    readingPosts(() => subject);
  });
}

/** Runs all contract tests of the `EditableBlog` port: reading, searching and writing. */
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
