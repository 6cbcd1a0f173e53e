/**
 * The safety advice that is shown with every oil. It is general advice from published guidance:
 * check it against the safety data sheet of the oil that is actually sold, and never omit the first
 * sentence.
 */
export const safety = {
  id: 'use-and-safety',
  heading: 'Use and safety',
  standard:
    'For external and aromatic use. Dilute before use on skin. Not intended to diagnose, treat, cure or prevent any disease.',
  points: [
    'Dilute in a carrier oil; for adults, one to three percent is common.',
    'Try a diluted drop on the inside of the forearm first: cover it and wait 48 hours.',
    'Not for children under two without professional advice.',
    'If you are pregnant or under treatment, ask a professional first.',
    'Keep away from eyes, and out of the reach of children.',
    'Keep it closed, cool and in the dark: oil that has oxidised can make skin sensitive.',
  ],
  more: { label: 'More about use and safety', to: '/faq#use-and-safety' },
} as const;
