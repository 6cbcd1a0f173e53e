/** Stands where content will be, and says so once to a screen reader. */
export const Skeleton = ({ what }: { readonly what: string }) => (
  <p role="status">Loading {what}...</p>
);
