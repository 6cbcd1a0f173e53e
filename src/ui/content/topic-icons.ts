import type { TopicsTexts } from '../../domain/texts/topics-texts';

export type TopicIcon = 'wild-harvesting' | 'fair-trade' | 'zero-waste' | 'cultural-preservation';

interface TopicPlace {
  readonly topic: keyof TopicsTexts;
  /** Id of the icon in the sprite, and of the topic's section on the Sustainability page. */
  readonly icon: TopicIcon;
}

/** The four topics of sustainability, in the order in which the site shows them. */
export const TOPIC_ICONS: readonly TopicPlace[] = [
  { topic: 'harvesting', icon: 'wild-harvesting' },
  { topic: 'trade', icon: 'fair-trade' },
  { topic: 'waste', icon: 'zero-waste' },
  { topic: 'culture', icon: 'cultural-preservation' },
];
