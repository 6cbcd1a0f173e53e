interface TopicTexts {
  readonly title: string;
  readonly text: string;
}

/** The four topics that the home page and the Sustainability page show. */
export interface TopicsTexts {
  readonly harvesting: TopicTexts;
  readonly trade: TopicTexts;
  readonly waste: TopicTexts;
  readonly culture: TopicTexts;
}
