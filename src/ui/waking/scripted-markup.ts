/**
 * Says of the prerendered page what is true only where scripts run: which links are buttons from now on,
 * and which parts only the page's code brings within reach.
 */
export function markScripted() {
  for (const link of document.querySelectorAll('a[data-button]')) {
    link.setAttribute('role', 'button');
  }
  for (const part of document.querySelectorAll('[data-inert]')) part.toggleAttribute('inert', true);
}
