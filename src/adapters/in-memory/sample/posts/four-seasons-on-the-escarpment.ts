import type { SamplePost } from '../sample-post';

export const fourSeasonsOnTheEscarpment: SamplePost = {
  id: 'four-seasons-on-the-escarpment',
  title: 'Four seasons on the escarpment',
  description:
    'Jilaal, Gu, Xagaa, Dayr: the Somali year has two rains and two dry seasons, and resin is gathered in the dry.',
  picture: 'b4.jpg',
  caption: 'Trees on a ridge at dawn. Illustration.',
  topics: ['Harvest'],
  publishedOn: '2025-04-09',
  body: [
    {
      kind: 'markdown',
      markdown: `Ask when frankincense is harvested and you will be given months. Ask again in the next valley and you may be given other months. It helps to begin with the year itself, as Somalis divide it.

## Two rains, two dry seasons

| Season | Weather | Roughly |
| --- | --- | --- |
| *Jilaal* | Dry | December to March |
| *Gu* | Rain | April to June |
| *Xagaa* | Dry wind | July to September |
| *Dayr* | Short rain | October and November |

The months are a guide, not a calendar. Rain comes when it comes.

## Why the rain decides

Resin leaves the tree as sap and needs dry days to become a tear: about two weeks or more on the bark, each round. Rain washes it away. So the work belongs to the dry season, and ends when the rain begins.

That is the whole rule. Everything else is detail, and the detail differs by species, by valley and by year.`,
    },
    {
      kind: 'quote',
      text: 'The calendar of the harvest is written by the rain.',
      author: null,
    },
    {
      kind: 'markdown',
      markdown: `## Whose calendar?

Here are four published answers to the same question:

- One seller gives August to January for *Boswellia carteri* and May to February for *Boswellia frereana*.
- Other shops name two short seasons, March to May and September to October.
- A cooperative describes a dry season of about eight months, with eight to twelve rounds of cutting and collecting.
- Surveyors were told that by tradition trees were worked for six months in a year.

Set beside the table above, some of these months fall into the rains. That need not be a mistake: species differ, and so do valleys and years.

So the careful answer is: in the dry season; the timing differs by species, valley and rain.`,
    },
    {
      kind: 'picture',
      picture: 'a1.jpg',
      caption: 'An escarpment above haze. Illustration.',
    },
    {
      kind: 'markdown',
      markdown: `## The year of rest

There is also the year in which nothing is done. Elders told surveyors of two years of tapping followed by one of rest. Research on another species, in Ethiopia, comes to a similar result: rest every third year, and leave small trees alone.

A resting year looks like nothing. No one is on the slope with a blade; no tears harden. It is also the part of the tradition that a high price tempts people to skip. A peer-reviewed study found significant over-harvesting between 2010 and 2017, and named price among the causes. [The sources are here](/sustainability).

## What it means for a bottle

Frankincense follows the season. If an oil is not available at the moment, the reason may simply be rain.`,
    },
  ],
};
