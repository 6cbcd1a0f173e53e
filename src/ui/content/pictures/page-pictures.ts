/**
 * The pictures of all pages except the home page. They are in a separate file, so that a visit to
 * the home page does not load their URLs. One export per picture and no side effects, so that a
 * build contains only pictures in use.
 */
import b2 from '../../../../art/b2.jpg?picture';
import b3 from '../../../../art/b3.jpg?picture';
import b4 from '../../../../art/b4.jpg?picture';
import p5 from '../../../../art/p5.jpg?picture';
import { pictureFromFiles } from '../../../domain/shared/picture';

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
