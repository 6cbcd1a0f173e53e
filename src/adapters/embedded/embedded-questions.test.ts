import { describe, expect, it } from 'vitest';
import { questionsInGroups } from '../../domain/questions/questions-in-groups';
import { embeddedQuestions } from './embedded-questions';

describe('the questions that ship with the site', async () => {
  const all = await embeddedQuestions().all();
  const groups = questionsInGroups(all);

  it('the questions that ship with the site are 18 to 24 in four or five groups', () => {
    expect([4, 5]).toContain(groups.length);
    expect(all.length).toBeGreaterThanOrEqual(18);
    expect(all.length).toBeLessThanOrEqual(24);
  });

  it('the questions that ship with the site have unique ids', () => {
    const ids = [...groups, ...all].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z]+(?:-[a-z]+)*$/u.test(id))).toEqual([]);
  });

  it('the questions that ship with the site end with a question mark and have an answer', () => {
    for (const { question, answer } of all) {
      expect(question).toMatch(/\?$/u);
      expect(answer.join(' ').length).toBeGreaterThan(40);
    }
  });

  it('the questions that ship with the site are in the order in which they are written', () => {
    expect(groups.flatMap(({ questions }) => questions).map(({ id }) => id)).toEqual(
      all.map(({ id }) => id),
    );
    expect(all[0]?.id).toBe('what-is-it-made-from');
  });
});

it('questions whose code fails to load reject like unreachable content, with the cause', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  const failing = embeddedQuestions(() => Promise.reject(cause));
  await expect(failing.all()).rejects.toMatchObject({ kind: 'network', cause });
});
