/**
 * The pictures of the home page, with alternative text and dominant colour. One export per picture
 * and no side effects, so that a build contains only pictures in use.
 */
import a1 from '../../../../art/a1.jpg?picture';
import b6 from '../../../../art/b6.jpg?picture';
import hero from '../../../../art/hero.jpg?picture';
import p7 from '../../../../art/p7.jpg?picture';
import { pictureFromFiles } from '../../../domain/shared/picture';

export const heroPicture = /* @__PURE__ */ pictureFromFiles(hero, {
  alt: 'Two amber dropper bottles of frankincense oil and scattered resin tears on a limestone ledge, hazy desert mountains in golden light behind',
  colour: '#DDC097',
});

export const escarpmentPicture = /* @__PURE__ */ pictureFromFiles(a1, {
  alt: 'Boswellia tree on a limestone escarpment at golden hour, a sea of haze and mountain ridges behind',
  colour: '#E8DCCE',
});

export const basketPicture = /* @__PURE__ */ pictureFromFiles(b6, {
  alt: 'Coiled straw basket filled with frankincense resin tears on stone in low sun',
  colour: '#D5B48C',
});

export const bowlPicture = /* @__PURE__ */ pictureFromFiles(p7, {
  alt: 'Stoneware bowl heaped with frankincense resin tears, leaf shadows on a cream wall',
  colour: '#E2D6C3',
});
