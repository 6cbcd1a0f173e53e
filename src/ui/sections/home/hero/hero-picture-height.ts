/** Height of the hero's picture on a phone, above the headline. */
export const PHONE_PICTURE = 'clamp(340px, 110vw, 560px)';
/** Height of the hero's picture from 768 px on, beside the headline. */
export const PICTURE = 'clamp(560px, calc(304px + 33.3vw), 784px)';
