import type { SamplePost } from '../sample-post';

export const fromCliffToCopper: SamplePost = {
  id: 'from-cliff-to-copper',
  title: 'From cliff to copper',
  description: 'What happens to resin between the tree, the sorting table and the bottle.',
  picture: null,
  topics: ['Distilling', 'Harvest'],
  publishedOn: '2025-06-12',
  body: [
    {
      kind: 'markdown',
      markdown: `This post follows the resin, from the slope to the glass.

## Off the slope

The resin is scraped from the bark with the same small blade that opened it, the *mingaaf*. It is not ready then. After the harvest it is dried further, on sheets or in stores, and only later cleaned.

The trees stand on steep ground, among boulders and along dry river beds. The markets of the trade are in the towns, Erigavo and Burao among them; the port is Berbera.

## Across the sorting table

In the towns the resin is sorted, mostly by women. Three things decide:

- **size:** larger tears stand higher;
- **colour:** paler ones do;
- **cleanliness:** bark and dust are taken off and out.

*Maydi* is sorted into seven grades, *beeyo* into four.

Reports by journalists in 2023 and 2024 described hard conditions among women who sort frankincense, and a large buyer then parted from its supplier. [More about that work](/sustainability#women-who-sort).

## Into the still

Two ways of distilling are in use, and they are close relatives.

| Way | What happens |
| --- | --- |
| Water distillation | The resin lies in water, and the water is heated |
| Steam distillation | Steam made elsewhere is passed through the resin |

Vapour rises and carries the scented part with it. In the condenser the vapour cools and becomes liquid again, and oil and water part of their own accord: the oil is drawn off.`,
    },
    {
      kind: 'quote',
      text: 'Water, heat and resin do the work. The rest is patience.',
      author: null,
    },
    {
      kind: 'picture',
      picture: 'b3.jpg',
      caption: 'A copper pot still. Illustration.',
    },
    {
      kind: 'markdown',
      markdown: `How much oil the resin gives is quoted very differently. A figure holds only for one resin in one still.

## What comes over, and what stays behind

Not everything in a tear rises with steam. What comes over is the light, scented part: colourless to pale yellow, resinous and balsamic, with citrus and pepper on top.

Two consequences follow:

1. **An oil is not a liquid resin.** What has been written about the resin as a whole need not be true of the oil, and is not repeated here.
2. **Species show.** Analyses can tell Carterii from Maydi, and both from a third tree, *Boswellia occulta*, whose resin has been found mixed in. A report for the batch is the place to look.

## Into the glass

Light and air age an oil, so it goes into amber glass with a good cap. From then on it is in your care: [our answers on keeping an oil](/faq#keeping-an-oil) explain how.`,
    },
  ],
};
