import { searchText } from './search-text';

/** Whether the title or the description contains the text, ignoring case. */
export function matchesText(
  { title, description }: { readonly title: string; readonly description: string },
  text: string | undefined,
): boolean {
  const wanted = searchText(text).toLowerCase();
  return [title, description].some((value) => value.toLowerCase().includes(wanted));
}
