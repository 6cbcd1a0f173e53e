import type { GroupedQuestion } from '../../../domain/questions/question';

export const keepingQuestions: readonly GroupedQuestion[] = [
  {
    id: 'how-to-store',
    question: 'How do I store oil and resin?',
    answer: [
      'Closed, cool and in the dark, upright. A cupboard away from the stove and the window will do.',
      'Resin tears ask for less: dry and closed, in a tin or a jar, out of the sun.',
    ],
  },
  {
    id: 'how-long-does-it-keep',
    question: 'How long does it keep?',
    answer: [
      'That depends on air, light and warmth. Write the day you opened it on the label, and trust your nose. Oil that has oxidised can make skin sensitive: do not use it on skin.',
    ],
  },
];
