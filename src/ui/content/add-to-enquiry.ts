/** The texts of the “Add to enquiry” button and of the link to the visitor's enquiry. */
export const addTexts = { show: 'Your enquiry', add: 'Add to enquiry' } as const;
