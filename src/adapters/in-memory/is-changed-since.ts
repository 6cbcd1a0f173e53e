/** Without a moment everything is. */
export const isChangedSince = (
  { changedAt }: { readonly changedAt: string | null },
  moment: string | undefined,
): boolean =>
  moment === undefined || (changedAt !== null && Date.parse(changedAt) >= Date.parse(moment));
