/**
 * The site's own pictures, with what they show in words and their dominant colour. One export a
 * picture and no side effects: a build holds only those that a page names.
 */
import a1 from '../../../art/a1.jpg?picture';
import b2 from '../../../art/b2.jpg?picture';
import b3 from '../../../art/b3.jpg?picture';
import b4 from '../../../art/b4.jpg?picture';
import b6 from '../../../art/b6.jpg?picture';
import hero from '../../../art/hero.jpg?picture';
import p5 from '../../../art/p5.jpg?picture';
import p7 from '../../../art/p7.jpg?picture';
import { pictureFromFiles } from '../../domain/picture';

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

export const litreBottlePicture = /* @__PURE__ */ pictureFromFiles(p5, {
  alt: 'One-litre amber glass bottle of Boswellia carterii frankincense oil with a black screw cap, resin tears on stone',
  colour: '#E2D4C0',
});

export const ridgesPicture = /* @__PURE__ */ pictureFromFiles(b4, {
  alt: 'Dawn over layered desert mountains, gnarled Boswellia trees in silhouette on the nearest ridge',
  colour: '#E1D5C6',
});

export const burnerPicture = /* @__PURE__ */ pictureFromFiles(b2, {
  alt: 'Carved clay incense burner with glowing embers and resin, pale smoke rising against a dark earth-brown wall',
  colour: '#866140',
});

export const stillPicture = /* @__PURE__ */ pictureFromFiles(b3, {
  alt: 'Hammered copper pot still with swan neck and condenser, resin tears on the stone bench',
  colour: '#E4CBA7',
});
