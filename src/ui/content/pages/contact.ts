/** The heading if the visitor comes from a product. */
export const askAbout = (name: string): string => `Ask about ${name}`;

/** The message of a chat about a product. */
export const aboutProduct = (name: string): string => `About: ${name}`;

/** The message that the visitor may change and send. */
export const orderMessage = (name: string): string =>
  `I would like to order ${name}. Please tell me what is available and the delivered price.\nQuantity: \nCountry: `;
