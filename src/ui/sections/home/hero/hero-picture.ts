/** How tall the hero's picture is: on a phone above the headline … */
export const PHONE_PICTURE = 'clamp(340px, 110vw, 560px)';
/** … and from 768 px beside it. */
export const PICTURE = 'clamp(560px, calc(304px + 33.3vw), 784px)';
