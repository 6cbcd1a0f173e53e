/**
 * Sets attributes that are correct on a prerendered page only if its code runs: `role="button"` on
 * links that act as buttons, and `inert` on parts that only code can bring into view.
 *
 * @param isScripted `false` removes the attributes again.
 */
export function markScripted(isScripted = true) {
  for (const link of document.querySelectorAll('a[data-button]')) {
    if (isScripted) link.setAttribute('role', 'button');
    else link.removeAttribute('role');
  }
  for (const part of document.querySelectorAll('[data-inert]')) {
    part.toggleAttribute('inert', isScripted);
  }
}
