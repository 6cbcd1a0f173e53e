/** Name of the announcement's region, for screen readers. */
export const announcementLabel = 'Announcement';
