import { describe, expect, it } from 'vitest';
import { hasTopic, topicsOf } from './topics';

const about = (...topics: readonly string[]) => ({ topics });

describe('the topics of a journal', () => {
  it('are each named once, what most posts are about first', () => {
    const posts = [about('Home'), about('Trees', 'Harvest'), about('harvest'), about()];
    expect(topicsOf(posts)).toEqual(['Harvest', 'Home', 'Trees']);
  });

  it('are none where no post has any', () => {
    expect(topicsOf([about(), about()])).toEqual([]);
  });
});

describe('a post', () => {
  it('is about its topics, whatever the case, and about no part of one', () => {
    expect(hasTopic(about('Harvest'), 'harvest')).toBe(true);
    expect(hasTopic(about('Harvest notes'), 'Harvest')).toBe(false);
    expect(hasTopic(about(), 'Harvest')).toBe(false);
  });

  it('is never left out where no topic is asked for', () => {
    expect(hasTopic(about(), undefined)).toBe(true);
  });
});
