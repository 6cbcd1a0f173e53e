import type { SamplePost } from '../sample-post';

export const keepingAnOilWell: SamplePost = {
  id: 'keeping-an-oil-well',
  title: 'How to keep an oil',
  description: 'Dark glass, a cool shelf, a tight cap, and the day you opened it on the label.',
  picture: 'p2.jpg',
  caption: 'Thirty ml in amber glass. Illustration.',
  topics: ['At home'],
  publishedOn: '2025-07-10',
  body: [
    {
      kind: 'markdown',
      markdown: `An essential oil does not spoil like milk. It changes slowly, and mostly because of three things: air, light and warmth. Keep those away and you have done nearly all there is to do.

## Three habits

- **Close it.** Put the cap back at once, and turn it until it holds. Every minute open lets air in.
- **Keep it dark.** Amber glass helps; a cupboard helps more. A bathroom window is neither dark nor cool.
- **Keep it cool.** A cupboard away from the stove will do.

Upright is better than lying: oil should not stand against a dropper’s rubber.

## Why it matters

When an oil has taken up oxygen it is called oxidised. It may smell flatter and harsher, and it is more likely than fresh oil to make skin sensitive. Limonene, which gives many frankincense oils their citrus, is among the scents that are listed as allergens in Europe.

So an old bottle that smells of nothing much is not a bargain. Do not use it on skin.

## Small bottle or large?

| If you use it | Take |
| --- | --- |
| Now and then, a drop in a diffuser | Ten ml |
| Every week | Thirty ml |
| By the litre, in what you make | Bulk, decanted into smaller full bottles |

A half-empty bottle holds a lot of air. That speaks for the small size.`,
    },
    {
      kind: 'quote',
      text: 'The best shelf for an oil is one that nobody would photograph.',
      author: null,
    },
    {
      kind: 'markdown',
      markdown: `## Write the date on it

Put the day you opened it on the label, with a pencil. It costs nothing and answers the question you will ask in a year. How long an oil keeps depends on all of the above. Your nose is a fair judge: if the lemon has gone and something sharp has come, it is time.

## Before it touches skin

1. **Dilute it** in a carrier oil. For adults, one to three percent is common; less is always possible.
2. **Try it.** A diluted drop on the inside of the forearm, covered, for 48 hours.
3. **Keep it from eyes, and away from children.** Not for children under two without professional advice.
4. **If you are pregnant or under treatment,** ask a professional first.

The same is written, shorter, beside every oil.

## Resin is easier

Tears ask for less. Keep them dry and closed, in a tin or a jar, and out of the sun, where they soften and stick together. Should they turn dusty, that is only their own fine powder: shake it off over the burner.`,
    },
    {
      kind: 'picture',
      picture: 'b5.jpg',
      caption: 'Window light ages an oil, even in amber glass. Illustration.',
    },
  ],
};
