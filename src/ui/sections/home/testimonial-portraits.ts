import burner from '../../../../art/svg/portrait-burner.svg?url&no-inline';
import flower from '../../../../art/svg/portrait-flower.svg?url&no-inline';
import rosette from '../../../../art/svg/portrait-rosette.svg?url&no-inline';
import tears from '../../../../art/svg/portrait-tears.svg?url&no-inline';
import type { Portrait } from '../../../domain/shared/testimonial';

/**
 * The URL of each drawing. They are separate files, because a strict content security policy or a
 * CSS mask may not accept `data:` addresses.
 */
export const PORTRAIT_URLS: Readonly<Record<Portrait, string>> = { burner, flower, rosette, tears };
