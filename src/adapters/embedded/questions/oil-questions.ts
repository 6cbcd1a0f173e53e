import type { GroupedQuestion } from '../../../domain/questions/question';

export const oilQuestions: readonly GroupedQuestion[] = [
  {
    id: 'what-is-it-made-from',
    question: 'What is frankincense oil made from?',
    answer: [
      'From the dried resin of Boswellia trees, in pieces called tears. They are heated with water or steam; the scented part comes over with the vapour, and becomes liquid again when\u00A0it\u00A0cools.',
    ],
  },
  {
    id: 'carterii-or-maydi',
    question: 'What is the difference between Carterii and Maydi?',
    answer: [
      'They come from two trees. Carterii is distilled from beeyo, the resin of Boswellia carteri; Maydi from the resin of Boswellia frereana, a tree native to northern Somalia only.',
      'To our noses Carterii is brighter, with lemon peel and pepper first; Maydi is rounder, closer to amber and honey.',
    ],
  },
  {
    id: 'carteri-carterii-sacra',
    question: 'Is it carteri, carterii or sacra?',
    answer: [
      'Botanists write Boswellia carteri; the trade and our labels write carterii. Many botanists treat it as a synonym of Boswellia sacra, which is still debated. Oils from the African side form types distinct from those of Oman and Yemen.',
    ],
  },
  {
    id: 'why-batches-differ',
    question: 'Why does one batch smell different from another?',
    answer: [
      'Because trees differ. A study of twelve single Boswellia frereana trees found alpha-pinene between 3 and 63 percent, and Carterii is known for distinct types. Ask for the report of a particular batch.',
    ],
  },
  {
    id: 'oil-or-resin',
    question: 'Should I choose the oil or the resin?',
    answer: [
      'Resin tears are burned as incense, on charcoal in a burner. The oil is for a diffuser, or diluted for scent on the skin. Smoke and oil are related scents, not the same one.',
    ],
  },
];
