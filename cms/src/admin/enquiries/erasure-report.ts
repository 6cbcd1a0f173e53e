interface Entries {
  readonly where: string;
  readonly count: number;
}

/** The response of the CMS to an erasure request; see `cms/src/erasure`. */
export interface Erasure {
  readonly erased: readonly Entries[];
  readonly mentions: readonly Entries[];
  /**
   * ISO date until which backups contain the person; null if the CMS does not know how long backups
   * are kept.
   */
  readonly backupsUntil: string | null;
}

const listed = (entries: readonly Entries[]) =>
  entries.map(({ where, count }) => `${where}: ${count}`).join(', ');

const dayOf = (date: string) =>
  new Date(date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Returns sentences that report what was erased and where the person is still mentioned. */
export const erasureReport = ({ erased, mentions, backupsUntil }: Erasure): readonly string[] => {
  const total = erased.reduce((sum, { count }) => sum + count, 0);
  return [
    total === 1 ? '1 entry was deleted.' : `${total} entries were deleted (${listed(erased)}).`,
    ...(mentions.length > 0
      ? [
          `The address is still mentioned elsewhere (${listed(mentions)}). Search for it there and decide yourself.`,
        ]
      : []),
    backupsUntil
      ? `Backups made until now contain the person until ${dayOf(backupsUntil)}.`
      : 'Backups made until now contain the person until you delete their files.',
    'After restoring such a backup, erase the person again. E-mails in your own mailbox are not deleted.',
  ];
};
