import type { SamplePost } from '../sample-post';

export const carteriiAndMaydi: SamplePost = {
  id: 'carterii-and-maydi',
  title: 'Carterii and Maydi, side by side',
  description:
    'Two trees, two resins, two oils: what the names mean, what analyses have found, and what to smell for.',
  picture: 'b5.jpg',
  publishedOn: '2025-05-08',
  body: [
    {
      kind: 'markdown',
      markdown: `The shelf in the picture holds two oils that look the same: colourless to pale yellow, in the same amber glass. They come from two different trees.

## The names, once and for all

| | Carterii | Maydi |
| --- | --- | --- |
| Botanical name | *Boswellia carteri* | *Boswellia frereana* |
| The tree, in Somali | Mohor | Yagcar |
| The resin, in Somali | Beeyo | Maydi |
| Other names | Treated by many as *Boswellia sacra* | Coptic frankincense, in the West |
| Traditional grades | Four | Seven |
| Found in | Northern Somalia; *sacra* in Oman and Yemen | Northern Somalia only |

Two notes on this table.

**One *i* or two?** Botanists write *carteri*. The trade writes *carterii*, and so do our labels. It is the same tree.

**Is it *sacra*?** Many botanists treat *carteri* as a synonym of *Boswellia sacra*, the tree of Oman and Yemen. Others do not, and the question is still debated. What analyses do show is that the oils from the African side form types of their own, distinct from the Omani and Yemeni ones.

## What is in the bottle

An essential oil is a mixture, and a tree does not keep to a recipe.

For **Carterii**, a study compared 42 samples and found distinct types. In one, alpha-pinene leads, together with limonene, or with sabinene and myrcene. In another, alpha-thujene leads and makes up as much as 40 percent. A third type, marked by a substance called methoxydecane, puzzled people for a while. It is now put down to another tree altogether, *Boswellia occulta*, whose resin had been sold mixed in with *carteri*, even in oil that carried a seal.

For **Maydi**, a study published in 2021 looked at twelve single trees:

- alpha-thujene from 14.5 to 43.9 percent,
- alpha-pinene from 3.0 to 63.0 percent.

Those are wide ranges for one species. They are the reason why a report for *this* batch is worth more than a table in a book, and why we send what documents we have when you ask.`,
    },
    {
      kind: 'quote',
      text: 'An essential oil is a mixture, and a tree does not keep to a recipe.',
      author: null,
    },
    {
      kind: 'markdown',
      markdown: `## How to smell them

Take two strips of paper, put a drop on each, and mark them. Do not hurry.

1. **In the first minute** Carterii is the louder one: lemon peel, green pine, some pepper. Maydi opens softer, with a honeyed kind of citrus.
2. **After a quarter of an hour** Carterii turns dry, resin and clean wood. Maydi is at its best: amber, balsam, a little pepper.
3. **After an hour** they have come closer to each other. On one strip you find warm stone and incense; on the other beeswax and dry wood.

These are our noses and our words; yours may find others. Scents are compared more easily than described, which is why people who love one of these oils usually end up with both.

## Which to begin with?

If you like the smell of a peeled lemon and of a church door, begin with Carterii. If you like amber and old furniture, begin with Maydi. If you are not sure, [write to us](/contactus) and describe a scent that you remember.`,
    },
    {
      kind: 'picture',
      picture: 'p7.jpg',
      caption: 'Before the oil there is the tear; pale ones and amber ones lie in one bowl here.',
    },
    {
      kind: 'markdown',
      markdown: `## And the resins?

Maydi is sorted into seven grades and beeyo into four; much of the maydi goes to Saudi Arabia. Frankincense has been burned as incense for many centuries, but it can be smelt without any fire at all: warm a tear in your hand.`,
    },
  ],
};
