/** The texts of the banner above a page that an editor opened with "Open preview" in the CMS. */
export const preview = {
  label: 'Preview',
  draft: 'This is a draft. Visitors see the page as it was last published.',
  published:
    'This preview has run out, or its address is not one of this page. What you see is what is published.',
  leave: 'Leave preview',
} as const;
