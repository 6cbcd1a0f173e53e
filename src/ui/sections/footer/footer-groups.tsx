import { useState } from 'react';
import type { MenuGroupTexts } from '../../../domain/texts/navigation-texts';
import { footer } from '../../content/navigation';
import { useLawPageList } from '../../site/queries/use-law-page-list';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { lawPageAddress } from '../../site/routes';
import { FooterGroup } from './footer-group';

/** Returns the group of links to the law pages; `null` if the site has none. */
function useLegalGroup(): MenuGroupTexts | null {
  const { legal } = usePageTexts('navigation').footer;
  const links = useLawPageList().map(({ id, title }) => ({
    label: title,
    address: lawPageAddress(id),
  }));
  return links.length > 0 ? { title: legal, links } : null;
}

/** Groups of links; on a small screen an accordion with one group open at a time. */
export function FooterGroups() {
  const { resources, events, about } = usePageTexts('navigation').footer;
  const legal = useLegalGroup();
  const [open, setOpen] = useState<string | null>(null);
  const groups = { resources, events, 'about-us': about, ...(legal !== null && { legal }) };
  return (
    <nav aria-label={footer.groupsLabel} className="footer-groups">
      {Object.entries(groups).map(([id, group]) => (
        <FooterGroup
          key={id}
          id={id}
          group={group}
          open={id === open}
          onToggle={() => setOpen(id === open ? null : id)}
        />
      ))}
    </nav>
  );
}
