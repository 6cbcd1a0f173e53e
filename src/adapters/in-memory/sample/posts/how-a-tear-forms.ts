import type { SamplePost } from '../sample-post';

export const howATearForms: SamplePost = {
  id: 'how-a-tear-forms',
  title: 'How a tear forms',
  description:
    'A shallow cut, two weeks or more of sun and air, and the patience to come back to the same place.',
  picture: 'b1.jpg',
  caption: 'Resin tears against the light. Illustration.',
  topics: ['Harvest', 'Trees'],
  publishedOn: '2025-03-12',
  body: [
    {
      kind: 'markdown',
      markdown: `Frankincense is not picked. A shallow cut lets it out, and then it needs time. What follows comes from growers’ groups, field reports and surveys.

## Where the tree stands

The trees grow wild on the escarpment of northern Somalia, in the Golis and Cal Madow ranges: on steep limestone slopes, among boulders, along dry river beds, where mist from the sea reaches them.

Two of them matter to the trade, and both belong to the family Burseraceae, in a genus of about 24 species (Mongabay, 2025).

| In Somali | Botanical name | Resin |
| --- | --- | --- |
| *Mohor*, *moxor* | *Boswellia carteri*, spelt *carterii* on labels | *Beeyo* |
| *Yagcar*, *yegaar* | *Boswellia frereana* | *Maydi* |

The trees and the places where they stand are held by families and clans. Mostly men do the tapping. The sorting, later and in town, is [mostly done by women](/sustainability).`,
    },
    {
      kind: 'picture',
      picture: 'b4.jpg',
      caption: 'Trees on a ridge at dawn. Illustration.',
    },
    {
      kind: 'markdown',
      markdown: `## The blade

The tool is a small chisel-like blade, the *mingaaf*; you may also read *mangaaf*. It opens the bark, and later it scrapes the resin off.

The cut is shallow. Sap comes to it and begins to harden where it meets the air.

## The wait

How long does the resin stay on the tree? Ask three people who have written about it and you get three answers:

| Source | Time, each round |
| --- | --- |
| doTERRA, *Source to You* | Two weeks |
| *Roads\u00A0&\u00A0Kingdoms*,\u00A02017 | Several weeks |
| Young Living | Two to three\u00A0months |

They need not contradict each other. The timing differs by species, by valley and by rain; two weeks or more holds for all three.

## Coming back

On the next visit the harvester collects the tears and reopens the cut in the same spot. Then the wait begins again. This goes on over several months.

One cooperative (beeyocooperative.com) speaks of eight to twelve rounds in a dry season of about eight months; doTERRA describes five months of work; surveyors of Save Frankincense were told that six months a year was the tradition. Rain ends the tapping, because it washes the resin away.`,
    },
    {
      kind: 'quote',
      text: 'The rule that matters most is the one about stopping.',
      author: null,
    },
    {
      kind: 'markdown',
      markdown: `## When to stop

Elders interviewed for the [surveys of Save Frankincense](https://www.savefrankincense.org/frankincense-decline), 2016 to 2018, spoke of:

- **6 to 12 cuts** on a tree, by its size;
- **two years of tapping**, then one of rest.

The same surveyors counted up to 120 cuts on a single tree, and often more than 50. For a cousin in Ethiopia, *Boswellia papyrifera*, the same source gives the limit that studies found: no more than nine. Our [page on sustainability](/sustainability) says what a peer-reviewed study found about the years 2010 to 2017.

## From tear to grade

Fresh tears go on drying after the harvest, spread on sheets or laid up in stores. Then they are cleaned and sorted by three things: size, colour and cleanliness. Larger, paler and cleaner tears rank higher. *Maydi* is traditionally sorted into seven grades, *beeyo* into four (University of Vermont).

Some tears are then burned as they are. Others go into a still, with water or steam.`,
    },
    {
      kind: 'picture',
      picture: 'p7.jpg',
      caption: 'Tears in a bowl. Illustration.',
    },
    {
      kind: 'picture',
      picture: 'b2.jpg',
      caption: 'Resin on coals. Illustration.',
    },
    {
      kind: 'markdown',
      markdown: `## A tear in the hand

If you have [a tear](/product) at hand, hold it against a window first. Then warm it in your fingers, and the scent comes without any smoke: a little lemon, a little pepper, and behind them the resin itself.`,
    },
  ],
};
