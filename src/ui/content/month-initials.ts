/**
 * Initials of the months around the circular calendar. They are part of the drawing, which only
 * sighted visitors see: one letter for each month, from January.
 */
export const MONTH_INITIALS = 'JFMAMJJASOND';
