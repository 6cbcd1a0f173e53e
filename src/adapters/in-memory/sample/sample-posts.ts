/**
 * SAMPLE CONTENT: the journal, oldest post first. What the posts say about trees, harvest and
 * chemistry comes from published sources, and the wording is cautious where the sources disagree.
 * Quotations without an author were written for this site.
 */
import { carteriiAndMaydi } from './posts/carterii-and-maydi';
import { fourSeasonsOnTheEscarpment } from './posts/four-seasons-on-the-escarpment';
import { fromCliffToCopper } from './posts/from-cliff-to-copper';
import { howATearForms } from './posts/how-a-tear-forms';
import { howManyCuts } from './posts/how-many-cuts';
import { keepingAnOilWell } from './posts/keeping-an-oil-well';
import { theDabqaad } from './posts/the-dabqaad';
import { whoSortsTheTears } from './posts/who-sorts-the-tears';
import type { SamplePost } from './sample-post';

export const samplePosts: readonly SamplePost[] = [
  howATearForms,
  fourSeasonsOnTheEscarpment,
  carteriiAndMaydi,
  fromCliffToCopper,
  keepingAnOilWell,
  whoSortsTheTears,
  howManyCuts,
  theDabqaad,
];
