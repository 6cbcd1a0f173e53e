/**
 * Sets attributes that are true of the prerendered page only while its code is expected: links that
 * act as buttons, and parts that only the hydrated page makes reachable.
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
