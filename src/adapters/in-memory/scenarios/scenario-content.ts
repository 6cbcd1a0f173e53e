import { type Content, sampleContent } from '../in-memory-content';
import type { Scenario } from './scenario';

const emptied = (content: Content): Content =>
  Object.fromEntries(Object.keys(content).map((name) => [name, []])) as unknown as Content;

/** Adds empty lists for the content types that a scenario does not have. */
const completed = (content: Partial<Content>): Content => ({
  ...emptied(sampleContent()),
  ...content,
});

/** Returns the content of a scenario. The generators load only when a scenario needs them. */
export async function scenarioContent(scenario: Scenario): Promise<Content> {
  switch (scenario.name) {
    case 'empty':
      return emptied(sampleContent());
    case 'hostile':
      return completed((await import('./hostile-content')).hostileContent());
    case 'many':
      return completed((await import('./generated-content')).generatedContent(scenario));
    case 'legal':
      return { ...sampleContent(), lawPages: (await import('./law-page-content')).sampleLawPages };
    default:
      return sampleContent();
  }
}
