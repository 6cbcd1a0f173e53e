import type { Page } from '@playwright/test';

/**
 * Returns the lines of text that an ancestor clips, and those that overlap other text. Both happen
 * in a box of fixed height when the text size or spacing grows. Skips text that a visitor can
 * scroll into view, and text that ends in a visible ellipsis.
 */
export const cutText = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    /** Tolerance in CSS pixels for subpixel rounding and the side bearing of italics. */
    const SLACK = 2;
    type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

    /**
     * Limits the rectangle of a line of text to the line height. The browser's rectangle is higher
     * when the line height is tight.
     */
    const tightened = (rect: DOMRect, style: CSSStyleDeclaration): Box => {
      const lineHeight = Number.parseFloat(style.lineHeight);
      const excess = Number.isNaN(lineHeight) ? 0 : Math.max(0, (rect.height - lineHeight) / 2);
      const { top, bottom, left, right } = rect;
      return { top: top + excess, bottom: bottom - excess, left, right };
    };

    const isVisuallyHidden = (element: Element): boolean => {
      const { clipPath } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      return clipPath !== 'none' || width <= 1 || height <= 1;
    };

    /** Whether the text is positioned far left of the page, where no visitor sees it. */
    const isParked = ({ right }: Box) => right < -1000;

    const endsWithEllipsis = ({ textOverflow, webkitLineClamp }: CSSStyleDeclaration) =>
      textOverflow === 'ellipsis' || webkitLineClamp !== 'none';

    /** Returns the visible area of an ancestor, which is its padding box. */
    const shownOf = (element: Element): Box => {
      const { top, left } = element.getBoundingClientRect();
      const { clientTop, clientLeft, clientHeight, clientWidth } = element;
      const [y, x] = [top + clientTop, left + clientLeft];
      return { top: y, bottom: y + clientHeight, left: x, right: x + clientWidth };
    };

    /**
     * Returns the ancestor that clips the line; null when every ancestor shows it or can scroll to
     * it.
     */
    const cutBy = (line: Box, parent: Element): Element | null => {
      let across = true;
      let down = true;
      for (let box: Element | null = parent; box !== null; box = box.parentElement) {
        // The document itself does not clip text, because the window can scroll to it.
        if (box === document.body || box === document.documentElement) return null;
        const style = getComputedStyle(box);
        if (isVisuallyHidden(box) || isParked(line) || endsWithEllipsis(style)) return null;
        if (style.display === 'inline' || style.display === 'contents') continue;
        // Ignores clipping at the sides of a carousel, because it can move every slide into view.
        if (box.matches('.carousel-slides')) across = false;
        const shown = shownOf(box);
        const cutsDown =
          /hidden|clip/u.test(style.overflowY) &&
          (line.bottom > shown.bottom + SLACK || line.top < shown.top - SLACK);
        const cutsAcross =
          /hidden|clip/u.test(style.overflowX) &&
          (line.right > shown.right + SLACK || line.left < shown.left - SLACK);
        if ((down && cutsDown) || (across && cutsAcross)) return box;
        // The visitor can scroll this box to the line, so clipping by the ancestors of the box does
        // not matter in this direction.
        if (/auto|scroll/u.test(style.overflowX)) across = false;
        if (/auto|scroll/u.test(style.overflowY)) down = false;
        if (style.position === 'fixed') return null;
      }
      return null;
    };

    const nameOf = (element: Element) =>
      [
        element.tagName.toLowerCase(),
        ...(element.getAttribute('class') ?? '').split(/\s+/u).slice(0, 2),
      ].join('.');

    const lines: { text: string; box: Box; parent: Element }[] = [];
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim().slice(0, 40) ?? '';
      if (parent === null || text === '' || parent.closest('svg, noscript, script, style, option'))
        continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const style = getComputedStyle(parent);
      for (const rect of range.getClientRects()) {
        if (rect.width === 0 || rect.height === 0) continue;
        const box = tightened(rect, style);
        const cutter = cutBy(box, parent);
        if (cutter !== null) found.push(`cut by ${nameOf(cutter)}: ${text}`);
        lines.push({ text, box, parent });
      }
    }
    // Looks for overlapping lines. Skips hidden text, and text that may overlap: in the header, in
    // dialogs, and in fixed, scrollable or clipping boxes.
    const lies = lines.filter(
      ({ parent }) =>
        parent.closest('[aria-hidden=true], header, dialog, [role=dialog]') === null &&
        !(() => {
          for (
            let box: Element | null = parent;
            box !== null && box !== document.body;
            box = box.parentElement
          ) {
            const style = getComputedStyle(box);
            if (
              isVisuallyHidden(box) ||
              endsWithEllipsis(style) ||
              /fixed|sticky/u.test(style.position)
            )
              return true;
            if (/auto|scroll|hidden/u.test(`${style.overflowX} ${style.overflowY}`)) return true;
          }
          return false;
        })(),
    );
    for (const [place, { text, box, parent }] of lies.entries()) {
      for (const other of lies.slice(place + 1)) {
        if (parent.contains(other.parent) || other.parent.contains(parent)) continue;
        const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        if (height > 6 && width > 6) found.push(`${text} | lies on | ${other.text}`);
      }
    }
    return [...new Set(found)];
  });
