/** Everything counts as changed where no moment is given. */
export const isChangedSince = (
  { changedAt }: { readonly changedAt: string | null },
  moment: string | undefined,
): boolean =>
  moment === undefined || (changedAt !== null && Date.parse(changedAt) >= Date.parse(moment));
