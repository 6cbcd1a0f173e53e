/**
 * The alternative text of each sample picture, and the colour shown until the picture has loaded.
 * The pictures are illustrations made for the brand: the texts describe what is drawn, never a real
 * place, person or tree. This file imports no pictures, so that the CMS seeding in Node can read
 * it.
 */
interface PictureText {
  readonly alt: string;
  /** The colour that fills most of the picture. */
  readonly colour: string;
}

export const samplePictureTexts = {
  'a1.jpg': {
    alt: 'Boswellia tree on a limestone escarpment at golden hour, a sea of haze and mountain ridges behind',
    colour: '#E8DCCE',
  },
  'b1.jpg': {
    alt: 'Close view of a heap of frankincense resin tears with sunlight coming from behind',
    colour: '#CD9E52',
  },
  'b2.jpg': {
    alt: 'Carved clay incense burner with glowing embers and resin, pale smoke rising against a dark earth-brown wall',
    colour: '#866140',
  },
  'b3.jpg': {
    alt: 'Hammered copper pot still with swan neck and condenser, resin tears on the stone bench',
    colour: '#E4CBA7',
  },
  'b4.jpg': {
    alt: 'Dawn over layered desert mountains, gnarled Boswellia trees in silhouette on the nearest ridge',
    colour: '#E1D5C6',
  },
  'b5.jpg': {
    alt: 'Row of 10 ml and 30 ml amber frankincense bottles on a wooden shelf in window light',
    colour: '#DCCAAE',
  },
  'b6.jpg': {
    alt: 'Coiled straw basket filled with frankincense resin tears on stone in low sun',
    colour: '#D5B48C',
  },
  'p1.jpg': {
    alt: '10 ml amber dropper bottle labelled Frankincense, Boswellia carterii, on pale travertine with resin tears',
    colour: '#E1D4C0',
  },
  'p2.jpg': {
    alt: '30 ml amber dropper bottle labelled Frankincense, Boswellia carterii, on pale travertine with resin tears',
    colour: '#E1D4C0',
  },
  'p3.jpg': {
    alt: '10 ml amber dropper bottle labelled Frankincense, Boswellia frereana, Maydi, on pale travertine with golden resin tears',
    colour: '#E2D5C0',
  },
  'p4.jpg': {
    alt: '30 ml amber dropper bottle labelled Frankincense, Boswellia frereana, Maydi, on pale travertine with golden resin tears',
    colour: '#E2D5C0',
  },
  'p5.jpg': {
    alt: 'One-litre amber glass bottle of Boswellia carterii frankincense oil with a black screw cap, resin tears on stone',
    colour: '#E2D4C0',
  },
  'p6.jpg': {
    alt: 'Dark brown gift carton with gold print beside a 30 ml and a 10 ml amber dropper bottle of Boswellia carterii oil',
    colour: '#DFD1BB',
  },
  'p7.jpg': {
    alt: 'Stoneware bowl heaped with frankincense resin tears, leaf shadows on a cream wall',
    colour: '#E2D6C3',
  },
  'p8.jpg': {
    alt: '10 ml amber roll-on bottle of frankincense blend with its steel ball showing and the black cap standing beside it',
    colour: '#E2D5C0',
  },
} as const satisfies Record<string, PictureText>;

/** The file name of an original picture in `art/`. */
export type SampleFile = keyof typeof samplePictureTexts;
