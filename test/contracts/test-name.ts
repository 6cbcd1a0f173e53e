import type { TestContext } from 'vitest';

/**
 * Returns the full name of a test without the name of its target, so that it is the same on every
 * target.
 */
export function sceneOf({ task }: Pick<TestContext, 'task'>, target: string): string {
  const names = [task.name];
  for (let { suite } = task; suite !== undefined; suite = suite.suite) names.unshift(suite.name);
  return names.join(' > ').replace(` ${target}`, '');
}
