import type { SamplePost } from '../sample-post';

export const howManyCuts: SamplePost = {
  id: 'how-many-cuts',
  title: 'How many cuts a tree can bear',
  description:
    'Elders say six to twelve. Surveyors have counted up to 120. What lies between the two, and what to make of it.',
  picture: 'a1.jpg',
  caption: 'A tree on an escarpment. Illustration.',
  topics: ['Trees', 'Harvest'],
  publishedOn: '2025-09-18',
  body: [
    {
      kind: 'markdown',
      markdown: `One number says more about a frankincense tree than any report on its oil: the number of cuts in its bark.

## What elders say

Surveyors who worked in northern Somalia between 2016 and 2018 asked elders how many cuts a tree could take. The answer was between **six and twelve**, depending on its size. They were also told of a rhythm: **two years of tapping, then one year of rest.**

This is not far from what has been measured elsewhere. Studies in Ethiopia, on another species, *Boswellia papyrifera*, come to nine cuts at most. Research there also advises resting a tree every third year and leaving small trees alone.

## What surveyors counted

The same surveyors counted cuts. They found trees with more than 50, often; and one count reached **120**.

| | Cuts on a tree |
| --- | --- |
| Elders, by size of the tree | 6 to 12 |
| Ethiopian studies, *Boswellia papyrifera* | up to 9 |
| Surveyors, often | more than 50 |
| Surveyors, at most | 120 |

The first, third and fourth rows come from the surveys published by Save Frankincense.`,
    },
    {
      kind: 'quote',
      text: 'Anyone who walks up to a tree can count.',
      author: null,
    },
    {
      kind: 'markdown',
      markdown: `## What happened in between

A peer-reviewed study, published in the journal *Sustainability* in 2020, found significant over-harvesting of frankincense from 2010 to 2017. It names three drivers:

1. **Price.** Surveys put it at about one dollar a kilogram at the beginning of a five-year span and at about six at its end.
2. **Tenure.** Trees are held by families and clans. Where that order breaks down, a tree belongs to whoever comes first.
3. **Traceability.** Resin that cannot be traced carries no memory of how it was taken. Careful and careless work look alike in the sack.

Buyers stand in all three points. Price is what buyers pay. Traceability is what buyers ask for. And tenure is easier to keep where buyers deal with the people who hold the trees.

## Why a rest is hard

A resting year costs the person who grants it. The tree is spared and somebody goes without that year’s resin. Telling people from far away to take less, without paying more for what they do take, is not a plan.`,
    },
    {
      kind: 'picture',
      picture: 'b4.jpg',
      caption: 'Trees on a ridge, in silhouette. Illustration.',
    },
    {
      kind: 'markdown',
      markdown: `## What a buyer can do

- **Ask how the trees were worked,** not only what the oil contains.
- **Ask for the region and the season** of the batch.
- **Be ready to wait.** An oil that is always available in any quantity is an oil whose trees may never rest.

Experts who have looked at the question argue over rules and listings, and some fear that a blunt rule would harm the harvesters most. Many of them prefer that those who import resin look closely at where it comes from.

Our [page on sustainability](/sustainability) names the sources.`,
    },
  ],
};
