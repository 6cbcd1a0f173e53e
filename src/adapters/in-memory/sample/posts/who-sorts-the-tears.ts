import type { SamplePost } from '../sample-post';

export const whoSortsTheTears: SamplePost = {
  id: 'who-sorts-the-tears',
  title: 'Who sorts the tears',
  description:
    'Frankincense is usually told as a story of trees and climbers. Much of the work is done sitting down, by women.',
  picture: 'b6.jpg',
  caption: 'A basket of tears. Illustration.',
  topics: ['Harvest'],
  publishedOn: '2025-08-14',
  body: [
    {
      kind: 'markdown',
      markdown: `Most pictures of frankincense show a tree, a cliff and a man with a blade. That is half of the work. Before a tear is sold, somebody has cleaned it and decided what it is. In the towns of northern Somalia that somebody is mostly a woman.

## What sorting is

Resin comes to town dried and mixed. Sorting means taking bark and dust off it, and parting it by three measures.

| Measure | Stands higher |
| --- | --- |
| Size | Larger |
| Colour | Paler |
| Cleanliness | Cleaner |

*Maydi* is sorted into seven grades, *beeyo* into four. Eyes and fingers do it, tear by tear.

The grade goes with the resin from then on. So the sorter’s judgement is one of the most valuable things that happen to a tear between the tree and you.

## What has been reported

In 2023 and 2024 the Fuller Project and the Guardian reported on women who sort frankincense and on the conditions in which some of them worked. A large buyer then cut its ties with its supplier.

An account of frankincense that speaks of trees alone leaves those women out.`,
    },
    {
      kind: 'quote',
      text: 'Before a tear has a grade, somebody has looked at it.',
      author: null,
    },
    {
      kind: 'picture',
      picture: 'p7.jpg',
      caption: 'Cleaned and sorted tears. Illustration.',
    },
    {
      kind: 'markdown',
      markdown: `## What this site publishes

Direct partnerships with Somali harvesters, ensuring fair wages: that is this brand’s promise. It is not yet a document, so these pages keep to two rules.

- **No figure for a wage or a price** without the document behind it, with its date.
- **No name** of anyone who has not agreed to be named. The pictures are illustrations; none of them shows a real person.

## What to ask a seller

These questions are worth more than any seal:

1. Which species is it, and how do you know?
2. From which region does this batch come?
3. Who sorted it, where, and who paid them?
4. May I see the report for this batch?

A good answer may be “not known yet”.

## Whose trees they are

Trees and tapping sites are no wilderness: they are held by families and clans. When researchers looked for the causes of over-harvesting in the years from 2010 to 2017, the breakdown of that tenure was among them. Care for a tree and care for the people who hold it are not two subjects.

[More about this on our page on sustainability](/sustainability#women-who-sort).`,
    },
  ],
};
