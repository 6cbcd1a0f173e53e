import a1 from '../../../../art/a1.jpg?picture';
import b1 from '../../../../art/b1.jpg?picture';
import b2 from '../../../../art/b2.jpg?picture';
import b3 from '../../../../art/b3.jpg?picture';
import b4 from '../../../../art/b4.jpg?picture';
import b5 from '../../../../art/b5.jpg?picture';
import b6 from '../../../../art/b6.jpg?picture';
import p1 from '../../../../art/p1.jpg?picture';
import p2 from '../../../../art/p2.jpg?picture';
import p3 from '../../../../art/p3.jpg?picture';
import p4 from '../../../../art/p4.jpg?picture';
import p5 from '../../../../art/p5.jpg?picture';
import p6 from '../../../../art/p6.jpg?picture';
import p7 from '../../../../art/p7.jpg?picture';
import p8 from '../../../../art/p8.jpg?picture';
import { type Picture, type PictureFile, pictureFromFiles } from '../../../domain/shared/picture';
import { type SampleFile, samplePictureTexts } from './sample-picture-texts';

const picture = (name: SampleFile, files: readonly PictureFile[]): Picture =>
  pictureFromFiles(files, samplePictureTexts[name]);

/**
 * The sample pictures as processed by the build. They are separate from the data because only a
 * bundler can load them: code that runs in plain Node imports the data alone.
 */
export const samplePictures: Readonly<Record<SampleFile, Picture>> = {
  'a1.jpg': picture('a1.jpg', a1),
  'b1.jpg': picture('b1.jpg', b1),
  'b2.jpg': picture('b2.jpg', b2),
  'b3.jpg': picture('b3.jpg', b3),
  'b4.jpg': picture('b4.jpg', b4),
  'b5.jpg': picture('b5.jpg', b5),
  'b6.jpg': picture('b6.jpg', b6),
  'p1.jpg': picture('p1.jpg', p1),
  'p2.jpg': picture('p2.jpg', p2),
  'p3.jpg': picture('p3.jpg', p3),
  'p4.jpg': picture('p4.jpg', p4),
  'p5.jpg': picture('p5.jpg', p5),
  'p6.jpg': picture('p6.jpg', p6),
  'p7.jpg': picture('p7.jpg', p7),
  'p8.jpg': picture('p8.jpg', p8),
};
