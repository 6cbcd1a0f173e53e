/** The texts about the batch from which a product is currently sold. */
export const currentBatch = {
  what: 'batch',
  sentence: (number: string, isSample: boolean): string =>
    `The current batch is ${number}${isSample ? ', a sample' : ''}.`,
  link: 'Its analysis',
} as const;
