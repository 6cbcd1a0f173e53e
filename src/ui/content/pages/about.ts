/** Words of the About Us page that only assistive technology reads. */
export const about = {
  /** The accessible name of the container that scrolls on a narrow screen. */
  sideways: 'Drawing and stops, scroll sideways',
} as const;
