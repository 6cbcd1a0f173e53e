import type { GroupedQuestion } from '../../../domain/questions/question';

export const useQuestions: readonly GroupedQuestion[] = [
  {
    id: 'how-do-i-use-it',
    question: 'How do I use the oil?',
    answer: [
      'For its scent: a few drops in a diffuser, in a room with some fresh air, or diluted in a carrier oil on the skin.',
    ],
  },
  {
    id: 'how-much-to-dilute',
    question: 'How much should I dilute it?',
    answer: [
      'For adults, one to three percent in a carrier oil is common. Less is always possible, and sensitive skin is a reason for less.',
    ],
  },
  {
    id: 'patch-test',
    question: 'How do I try it on my skin?',
    answer: [
      'Put a diluted drop on the inside of the forearm, cover it, and wait 48 hours. If the skin itches or reddens, wash it off and do not use the oil.',
    ],
  },
  {
    id: 'children-pregnancy',
    question: 'What about children and pregnancy?',
    answer: [
      'Not for children under two without professional advice. If you are pregnant, or under treatment, ask a professional first. Keep oils out of the reach of children, and away from eyes.',
    ],
  },
  {
    id: 'does-it-help-against',
    question: 'Will it help if I am ill?',
    answer: [
      'We sell it for its scent and make no other claim. For external and aromatic use. Dilute before use on skin. Not intended to diagnose, treat, cure or prevent any disease.',
    ],
  },
  {
    id: 'allergens',
    question: 'Does it contain allergens?',
    answer: [
      'Many frankincense oils contain limonene, which is a listed fragrance allergen, and rules in the European Union name more substances. Ask for the list of the batch you are interested in.',
    ],
  },
];
