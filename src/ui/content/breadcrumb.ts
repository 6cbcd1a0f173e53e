/** Accessible name of the breadcrumb. */
export const breadcrumbLabel = 'Breadcrumb';
