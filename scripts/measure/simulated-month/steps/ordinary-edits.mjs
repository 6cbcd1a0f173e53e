import { pageOf } from '../expected-documents.mjs';
import { aPhotograph, WRONG_PICTURES } from '../generated-pictures.mjs';
import { Refused } from '../simulated-editor.mjs';
import { ODD_PRICES, ODD_TEXTS, ODD_TITLES } from '../unusual-texts.mjs';
import { SITE } from '../visitor-request.mjs';

/** @typedef {import('../editor-and-visitors.mjs').World} World */
/** @typedef {(world: World) => Promise<unknown>} Step */

const LISTS = /** @type {const} */ (['products', 'blogs']);
/** Steps remove an existing document only from a list with more documents than this. */
const FEWEST = 8;

/**
 * Picks a random published document.
 * @param {World} world
 * @param {'products' | 'blogs'} [list]
 */
const some = ({ dice, shelf }, list = dice.oneOf(LISTS)) => dice.oneOf(shelf.shown(list));

/**
 * Picks a random published document to remove. Creates one when the list is short.
 * @param {World} world
 */
async function someToTakeAway(world) {
  const { dice, shelf, editor } = world;
  const list = dice.oneOf(LISTS);
  if (shelf.shown(list).length > FEWEST) return some(world, list);
  const made = await editor.create(list, { Title: 'An oil of a day' });
  await world.settled();
  return made;
}

const photographField = { products: 'productimage', blogs: 'blogimg' };

/** @param {World} world */
async function withPicture(world) {
  const { dice, editor } = world;
  const id = await editor.upload(await aPhotograph(dice.below(1000)));
  const document = some(world);
  await editor.edit(document, { [photographField[document.list]]: id });
  return id;
}

/**
 * Steps of an ordinary day: what an editor does in the CMS.
 * @type {Record<string, Step>}
 */
export const ORDINARY = {
  create: ({ dice, editor }) =>
    editor.create(dice.oneOf(LISTS), {
      Title: dice.oneOf(['Frankincense Rivae, Ten ml', 'Notes of a day', 'Beeyo']),
    }),
  edit: (world) => world.editor.edit(some(world)),
  rename: (world) => world.editor.rename(some(world)),
  'price and rating': (world) =>
    world.editor.edit(some(world, 'products'), {
      Price: world.dice.oneOf(ODD_PRICES),
      Rating: world.dice.oneOf([null, 0, 3, 4.95, 5, 2.499]),
    }),
  async unpublish(world) {
    await world.editor.runAction(await someToTakeAway(world), 'unpublish');
  },
  async 'publish again'(world) {
    const { dice, shelf, editor } = world;
    const hidden = shelf.all().filter((one) => !one.isPublished && !one.isGone);
    const document = hidden.length > 0 ? dice.oneOf(hidden) : some(world);
    if (document.isPublished) {
      await editor.runAction(document, 'unpublish');
      await world.settled();
    }
    await editor.runAction(document, 'publish');
  },
  async delete(world) {
    await world.editor.remove(await someToTakeAway(world));
  },
  async schedule({ dice, editor }) {
    const post = await editor.create('blogs', { Title: 'News of a day to come' });
    await editor.date(post, 1 + dice.below(30));
  },
  async 'a day has come'({ dice, shelf, editor }) {
    const waiting = shelf.all().filter((one) => !one.isDue && one.isPublished && !one.isGone);
    const post =
      waiting.length > 0 ? dice.oneOf(waiting) : await editor.create('blogs', { Title: 'News' });
    await editor.date(post, 0);
  },
  link: (world) => {
    const [product, post, other] = [some(world, 'products'), some(world, 'blogs'), some(world)];
    const text = `of [an oil](${pageOf(product)}), [another](${SITE}${pageOf(other)}) and <a href="${pageOf(post)}#top">this</a>`;
    return world.editor.edit(post, {}, text);
  },
  async 'link to what is taken down'(world) {
    const { editor, dice } = world;
    const target = await editor.create(dice.oneOf(LISTS), { Title: 'To be recalled' });
    const post = some(world, 'blogs');
    if (post === target) return;
    await editor.edit(post, {}, `of [an oil](${pageOf(target)}) <img src="${pageOf(target)}">`);
    await world.settled();
    await editor.runAction(target, 'unpublish');
  },
  'odd words': (world) =>
    world.editor.edit(some(world), {}, world.dice.shuffled(ODD_TEXTS).slice(0, 2).join('\n\n')),
  'odd title': (world) =>
    world.editor.create(world.dice.oneOf(LISTS), { Title: world.dice.oneOf(ODD_TITLES) }),
  picture: withPicture,
  async 'wrong pictures'(world) {
    for (const what of world.dice.shuffled(Object.keys(WRONG_PICTURES)).slice(0, 3)) {
      const make = /** @type {() => ReturnType<typeof aPhotograph>} */ (WRONG_PICTURES[what]);
      const picture = await make();
      const id = await world.editor.upload(picture).catch((error) => {
        if (error instanceof Refused && error.status === 400) return null;
        throw error;
      });
      world.print(`  ${what}: ${id === null ? 'refused' : 'taken'}`);
      const document = some(world);
      if (id !== null) await world.editor.edit(document, { [photographField[document.list]]: id });
    }
  },
  async 'words of a picture'(world) {
    const id = await withPicture(world);
    await world.settled();
    await world.editor.describe(id, `Seen anew, ${world.dice.below(100)}`);
  },
  draft: (world) => world.editor.draft(some(world)),
  async burst(world) {
    const { dice, shelf, editor } = world;
    await Promise.all(
      dice
        .shuffled(shelf.shown())
        .slice(0, 5)
        .map((one) => editor.edit(one)),
    );
    const document = some(world);
    for (let time = 0; time < 3; time += 1) await editor.rename(document);
  },
};
