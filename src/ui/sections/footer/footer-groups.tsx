import { useState } from 'react';
import { footer } from '../../content/navigation';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { FooterGroup } from './footer-group';

/** Groups of links; on a small screen an accordion with one group open at a time. */
export function FooterGroups() {
  const { resources, events, about } = usePageTexts('navigation').footer;
  const [open, setOpen] = useState<string | null>(null);
  return (
    <nav aria-label={footer.groupsLabel} className="footer-groups">
      {Object.entries({ resources, events, 'about-us': about }).map(([id, group]) => (
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
