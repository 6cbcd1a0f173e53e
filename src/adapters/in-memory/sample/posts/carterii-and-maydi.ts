import type { SamplePost } from '../sample-post';

export const carteriiAndMaydi: SamplePost = {
  id: 'carterii-and-maydi',
  title: 'Carterii and Maydi, side by side',
  description:
    'Two trees, two resins, two oils: what the names mean, what analyses have found, and what to smell for.',
  picture: 'b5.jpg',
  caption: 'Ten and thirty ml on a shelf. Illustration.',
  topics: ['Trees', 'Distilling'],
  publishedOn: '2025-05-08',
  body: [
    {
      kind: 'markdown',
      markdown: `The shelf in the picture holds two oils that look the same: colourless to pale yellow, in the same amber glass. They come from two different trees.

## The names

| | Carterii | Maydi |
| --- | --- | --- |
| Botanical name | *Boswellia carteri* | *Boswellia frereana* |
| The tree, in Somali | *Mohor* | *Yagcar* |
| The resin, in Somali | *Beeyo* | *Maydi* |
| Other names | Treated by many as *Boswellia sacra* | Coptic frankincense, in the West |
| Traditional grades | Four | Seven |
| Found in | Northern Somalia; *sacra* in Oman and Yemen | Northern Somalia only |

Two notes on this table.

**One *i* or two?** Botanists write *carteri*. The trade writes *carterii*, and so do our labels. It is the same tree.

**Is it *sacra*?** Many botanists treat *carteri* as a synonym of *Boswellia sacra*, the tree of Oman and Yemen. Others do not, and the question is still debated. What analyses do show is that the oils from the African side form types of their own, distinct from the Omani and Yemeni ones.

## What is in the bottle

No two trees give quite the same oil.

For **Carterii**, a study compared 42 samples and found distinct types. In one, alpha-pinene leads, together with limonene, or with sabinene and myrcene. In another, alpha-thujene leads and makes up as much as 40 percent. A third type, marked by a substance called methoxydecane, is now put down to another tree altogether, *Boswellia occulta*, whose resin had been sold mixed in with *carteri*, even in oil that carried a seal.

For **Maydi**, a study published in 2021 looked at twelve single trees:

- alpha-thujene from 14.5 to 43.9 percent,
- alpha-pinene from 3.0 to 63.0 percent.

Those are wide ranges for one species. They are why a report for *this* batch is worth more than a table in a book.`,
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

These are our words; yours may be others. Scents are easier to compare than to describe.

## Which to begin with?

If you like the smell of a peeled lemon and of a church door, begin with Carterii. If you like amber and old furniture, begin with Maydi. If you are not sure, [write to us](/contactus) and describe a scent you remember.`,
    },
    {
      kind: 'picture',
      picture: 'p7.jpg',
      caption: 'Pale tears and amber ones in a bowl. Illustration.',
    },
    {
      kind: 'markdown',
      markdown: `## And the resins?

*Maydi* is sorted into seven grades and *beeyo* into four; much of the *maydi* goes to Saudi Arabia. Resin is burned as incense, but needs no fire to be smelt: warm a tear in your hand.`,
    },
  ],
};
