import type { TestContext } from 'vitest';

/** What a test is called on every target alike: without the name of the target. */
export function sceneOf({ task }: Pick<TestContext, 'task'>, target: string): string {
  const names = [task.name];
  for (let { suite } = task; suite !== undefined; suite = suite.suite) names.unshift(suite.name);
  return names.join(' > ').replace(` ${target}`, '');
}
