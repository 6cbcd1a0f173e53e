import burner from '../../../art/svg/portrait-burner.svg?url&no-inline';
import flower from '../../../art/svg/portrait-flower.svg?url&no-inline';
import rosette from '../../../art/svg/portrait-rosette.svg?url&no-inline';
import tears from '../../../art/svg/portrait-tears.svg?url&no-inline';
import type { Testimonials } from '../../application/ports/testimonials';
import type { Testimonial } from '../../domain/shared/testimonial';

// The background colours of the design (forest, honey, clay, sand), each with a text colour. Their
// measured contrast ratios are 12.7, 8.5, 6.2 and 12.5 to 1. The portraits are separate files,
// because a strict content security policy or a CSS mask may not accept `data:` addresses.
const FOREST = { backgroundColour: '#1F3328', textColour: '#FBF8F1' };
const HONEY = { backgroundColour: '#E3B264', textColour: '#17211B' };
const CLAY = { backgroundColour: '#8E4A32', textColour: '#FDF6EC' };
const SAND = { backgroundColour: '#E9DFCB', textColour: '#17211B' };

/**
 * Sample content: no client said these words. Replace each card by a real client's, with consent,
 * and only then set its `sample` to `false`. Until then the card is marked as a sample.
 */
const TESTIMONIALS: readonly Testimonial[] = [
  {
    name: 'Amina',
    text: 'Frankincense is woven into rituals, medicine and daily life. One breath of resin and citrus, and a room feels looked after.',
    image: rosette,
    ...FOREST,
    sample: true,
  },
  {
    name: 'Jonas',
    text: 'Frankincense was woven into rituals, medicine and daily life long before I met it. It is still new each time I open the bottle.',
    image: tears,
    ...HONEY,
    sample: true,
  },
  {
    name: 'Leila',
    text: 'At home, frankincense is woven into rituals, medicine and daily life. To me it smells of pepper, lemon peel and warm stone.',
    image: burner,
    ...CLAY,
    sample: true,
  },
  {
    name: 'Yusuf',
    text: 'My grandmother knew frankincense as woven into rituals, medicine and daily life. I keep a few tears on the shelf simply for their scent.',
    image: flower,
    ...SAND,
    sample: true,
  },
];

/**
 * The testimonials are part of the site's code, whether products and posts come from a CMS or not.
 */
export const embeddedTestimonials = (): Testimonials => ({
  all: async () => TESTIMONIALS,
});
