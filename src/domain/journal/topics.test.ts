import { describe, expect, it } from 'vitest';
import { hasTopic, topicsOf } from './topics';

const about = (...topics: readonly string[]) => ({ topics });

describe('the topics of a journal', () => {
  it('the topics of a journal are listed once, most frequent first', () => {
    const posts = [about('Home'), about('Trees', 'Harvest'), about('harvest'), about()];
    expect(topicsOf(posts)).toEqual(['Harvest', 'Home', 'Trees']);
  });

  it('the topics of a journal are empty when no post has a topic', () => {
    expect(topicsOf([about(), about()])).toEqual([]);
  });
});

describe('a post', () => {
  it('a post has its topics, ignoring case, but not a part of a topic', () => {
    expect(hasTopic(about('Harvest'), 'harvest')).toBe(true);
    expect(hasTopic(about('Harvest notes'), 'Harvest')).toBe(false);
    expect(hasTopic(about(), 'Harvest')).toBe(false);
  });

  it('a post has any topic when no topic is requested', () => {
    expect(hasTopic(about(), undefined)).toBe(true);
  });
});
