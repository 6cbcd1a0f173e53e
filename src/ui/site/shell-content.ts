import type { LawPageSummary } from '../../domain/legal/law-page';
import type { SiteDetails } from '../../domain/site/site-details';
import type { NavigationTexts } from '../../domain/texts/navigation-texts';
import type { PageTexts } from '../../domain/texts/page-texts';

/** The owner's content in a document whose page is rendered in the browser. */
export interface ShellContent {
  readonly details: SiteDetails;
  readonly navigation: NavigationTexts;
  readonly lawPages: readonly LawPageSummary[];
  /** The texts of pages that the owner changed; omitted when she changed none. */
  readonly texts?: Partial<PageTexts>;
}

/** Id of the element with this content in a document whose page is rendered in the browser. */
export const SHELL_CONTENT_ID = 'shell-content';

/** Returns the content that the build wrote into a document; `null` if it wrote none. */
export function readShellContent(document: Document): ShellContent | null {
  const text = document.getElementById(SHELL_CONTENT_ID)?.textContent;
  return text ? (JSON.parse(text) as ShellContent) : null;
}
