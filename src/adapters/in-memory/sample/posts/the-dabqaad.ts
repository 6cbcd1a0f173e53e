import type { SamplePost } from '../sample-post';

export const theDabqaad: SamplePost = {
  id: 'the-dabqaad',
  title: 'The dabqaad, and the hour after supper',
  description: 'Notes on the Somali incense burner and the small ceremony of scenting a room.',
  picture: null,
  topics: ['Ritual', 'At home'],
  publishedOn: '2025-11-06',
  body: [
    {
      kind: 'markdown',
      markdown: `Its name is usually translated as “fire raiser”. It is small enough to carry in one hand, it has a waist, and it holds a few coals. The *dabqaad* is the Somali incense burner, and traditionally its hour comes after a large meal, or before guests arrive.

## How it is used

Charcoal is lit and left until it glows evenly. Frankincense is laid on it, or *uunsi*, a prepared incense. It smokes for some minutes, and the scent stays in the room, in curtains and in clothes, long after the coal is cold.

There is no bell and no book, and no more to it than that.`,
    },
    {
      kind: 'quote',
      text: 'It is a ceremony because somebody thinks of it every time.',
      author: null,
    },
    {
      kind: 'picture',
      picture: 'b2.jpg',
      caption: 'A burner with embers and resin. Illustration.',
    },
    {
      kind: 'markdown',
      markdown: `## A word with a long road behind it

Frankincense has been burned for a very long time, and its names have travelled with it.

- Greek *libanos* and Arabic *lubān* go back to a word for white, or milk.
- English took its word from Old French, *franc encens*.
- Somali has a word for each resin: *beeyo* from the *mohor* tree, *maydi* from the *yagcar*.

In the fifteenth century before our era an Egyptian expedition to Punt was carved on the walls of Deir el-Bahri, and the carvings show incense trees. Where Punt lay is not certain; many scholars place it on the African side of the Red Sea. For a later age there is the *Periplus of the Erythraean Sea*: the notes to its English translation place frankincense in Somaliland and in South Arabia.

The smoke of an evening has that history in it.

## Doing it at home

You need a burner that can bear heat, charcoal made for incense, and a tear or two.

1. Put a layer of sand or ash into the burner and stand it on something that does not mind heat.
2. Light the charcoal, hold it in tongs, and wait until it is grey all over.
3. Lay **one small tear** on it. More can follow; less cannot.
4. When it begins to smell burnt, the scent is over. Take the remains off with the tongs.

And a few things that belong to it:

- **Open a window.** Charcoal takes air from a room and gives off fumes.
- **Never leave it alone,** and keep it out of reach of children and animals.
- **Let it cool** for a good while before you empty it.

Some people dislike smoke, and some must not breathe it. For them there is a gentler way: a tear in a bowl, warmed by the sun, or a drop of oil in a diffuser.

## Which resin to burn

*Maydi* and *beeyo* smell different on the coal, as [their oils do in the bottle](/product). Pale tears tend to be sorted higher; that is a matter of looks, cleanliness and size. Let your own room decide.`,
    },
  ],
};
